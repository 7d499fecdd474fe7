connexion-name = Connexion
