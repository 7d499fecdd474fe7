/** What the page knows of a match: plain values, made anew from each message. No socket, no screen. */

import type {
  Advice,
  Counsel,
  Demo,
  Entry,
  FromServer,
  Hand,
  Message,
  Outcome,
  Par,
  Refused,
  Scene,
  Seat,
  State,
  Targets,
  Welcome,
} from "./wire";

export interface View {
  welcome: Welcome | null;
  seq: number; // -1 until the first state
  seats: Seat[];
  scene: Scene | null;
  hand: Hand | null;
  log: Entry[];
  undo: number | null;
  outcome: Outcome | null;
  seed: string | null;
  rematch: string | null;
  look: number | null; // the seat whose hand this screen may show
  pending: { seq: number } | null; // a move, a takeback or a resignation is on its way
  refused: { seq: number; said: Message } | null;
  fatal: Message | null; // the server will not show this match to us
  gap: boolean; // entries are missing: everything must be asked for again
  // What the solver said last, or who gives hints; each of these names the position (`seq`) that it
  // is about.
  judge: Advice | null;
  hint: Advice | null;
  counsel: Counsel | null;
  demo: Demo | null;
  par: Par | null;
}

export function nothing(look: number | null): View {
  return {
    welcome: null,
    seq: -1,
    seats: [],
    scene: null,
    hand: null,
    log: [],
    undo: null,
    outcome: null,
    seed: null,
    rematch: null,
    look,
    pending: null,
    refused: null,
    fatal: null,
    gap: false,
    judge: null,
    hint: null,
    counsel: null,
    demo: null,
    par: null,
  };
}

/** The view after a message of the server. */
export function received(view: View, message: FromServer): View {
  switch (message.t) {
    case "welcome":
      return { ...view, welcome: message, rematch: message.rematch ?? null, fatal: null };
    case "state":
      return moved(view, message);
    case "presence":
      return { ...view, seats: message.seats };
    case "rematch":
      return { ...view, rematch: message.match };
    case "refused":
      return refused(view, message);
    case "advice":
      return { ...view, [message.what]: message };
    case "counsel":
      return { ...view, counsel: message };
    case "demo":
      return { ...view, demo: message };
    case "par":
      return { ...view, par: message };
    case "targets":
      return told(view, message);
  }
}

function moved(view: View, state: State): View {
  if (state.first > view.log.length) return { ...view, gap: true };
  const log = [...view.log.slice(0, state.first), ...state.log];
  const landed = view.pending !== null && state.seq > view.pending.seq;
  return {
    ...view,
    seq: state.seq,
    seats: state.seats,
    scene: state.scene,
    // A hand that was asked for before the device was passed on is not for who looks now.
    hand: state.hand && state.hand.seat === view.look ? state.hand : null,
    log,
    undo: state.undo ?? null,
    outcome: state.outcome ?? null,
    seed: state.seed ?? null,
    pending: landed ? null : view.pending,
    refused: state.seq > view.seq ? null : view.refused,
    gap: false,
  };
}

/** The hand with the targets that it asked for: all those of a piece, or of a place. */
function told(view: View, { seq, seat, piece, targets }: Targets): View {
  const { hand } = view;
  if (hand?.seat !== seat || seq !== view.seq) return view;
  const fresh = new Set(targets.map(({ move }) => move));
  const others = hand.targets.filter((one) => one.piece !== piece && !fresh.has(one.move));
  return { ...view, hand: { ...hand, targets: [...others, ...targets] } };
}

function refused(view: View, message: Refused): View {
  if (!view.welcome) return { ...view, fatal: message.said };
  const seq = message.seq ?? view.seq;
  // A par that was being found out will not come.
  const par = view.par?.moves == null ? null : view.par;
  return { ...view, pending: null, refused: { seq, said: message.said }, par };
}

/** The view once a move, a takeback or a resignation has been sent. */
export function asked(view: View): View {
  return { ...view, pending: { seq: view.seq }, refused: null };
}

/** After the line was lost nobody knows whether a move arrived: the next state will tell. */
export function reconnecting(view: View): View {
  return { ...view, pending: null };
}

/** Show another hand, or none: what was shown disappears at once. */
export function looking(view: View, look: number | null): View {
  return look === view.look ? view : { ...view, look, hand: null, refused: null };
}

/** The seats that are played from this device by people. */
export function ownSeats(view: View): number[] {
  return view.seats.flatMap((seat, i) => (seat.mine && seat.kind === "human" ? [i] : []));
}

export function toMove(view: View): number | null {
  const at = view.seats.findIndex((seat) => seat.to_move);
  return at < 0 || view.outcome ? null : at;
}

/**
 * Whom the device must be passed to before play goes on, if several play on it and hide something
 * from each other. While the computer or somebody far away plays, the one who holds the device keeps
 * seeing their own hand.
 */
export function passTo(view: View): number | null {
  return view.welcome?.hidden === false ? null : nextHere(view);
}

/** Whose turn it is next of several who play on this device, if another hand is shown. */
export function nextHere(view: View): number | null {
  const turn = toMove(view);
  const own = ownSeats(view);
  return turn !== null && own.length > 1 && own.includes(turn) && view.look !== turn ? turn : null;
}

/** Whether hints may be asked for here: nobody plays from another device. */
export function mayBeAdvised(view: View): boolean {
  const together = view.seats.every(({ kind, mine }) => kind === "bot" || mine);
  return view.welcome?.advised === true && together && ownSeats(view).length > 0;
}
