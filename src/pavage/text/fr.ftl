# core
error-players = Ce jeu se joue de { $low } à { $high } joueurs, pas { $given }.
error-option = L’option « { $name } » n’existe pas. Les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas valoir « { $given } ». Valeurs possibles : { $values }.
error-no-tileset = Ce jeu n’a pas d’autre jeu de tuiles.
error-game = Le jeu « { $given } » n’existe pas. Les jeux sont : { $known }.
error-bot = L’ordinateur « { $given } » n’existe pas. Choix possibles : { $known }.
error-game-over = La partie est finie.
error-chance-due = C’est au hasard de jouer : « { $move } » ne peut pas être joué maintenant.
error-hidden = « { $part } » contient des tuiles cachées (?) : c’est l’export d’une partie en cours, on ne peut pas le rejouer.

# ends
reason-all-tiles-placed = Toutes les tuiles sont posées.
reason-no-more-move = Plus personne ne peut jouer.
reason-last-turn-played = Le dernier tour est joué.
reason-resigned = { $name } abandonne.
reason-abandoned = La partie a été abandonnée.

# bots
bot-random = Hasard
bot-random-help = Joue n’importe où, sans réfléchir.
bot-easy = Facile
bot-easy-help = Joue parfois bien, souvent au hasard : on le bat souvent.
bot-greedy = Glouton
bot-greedy-help = Prend toujours le plus de points tout de suite.
