/** Wood on wood, made on the spot: no sound file is fetched. Off until the player switches it on. */

export type Sound = "place" | "take" | "turn" | "roll" | "end";

let on = false;
let audio: AudioContext | undefined;

export function setSound(wanted: boolean): void {
  on = wanted;
}

/** A wooden knock: a short burst of noise through a resonance, and the body's low tone under it. */
function knock(context: AudioContext, at: number, pitch: number, loud: number): void {
  const length = 0.09;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-18 * i) / samples.length);
  }
  const burst = new AudioBufferSourceNode(context, { buffer: noise });
  const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch * 4, Q: 5 });
  const body = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: loud });
  const fade = new GainNode(context, { gain: loud * 0.5 });
  fade.gain.setValueAtTime(loud * 0.5, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  burst.connect(wood).connect(volume).connect(context.destination);
  body.connect(fade).connect(context.destination);
  burst.start(at);
  body.start(at);
  body.stop(at + length);
}

const KNOCKS: Record<Sound, [delay: number, pitch: number, loud: number][]> = {
  place: [[0, 210, 0.7]],
  take: [[0, 320, 0.3]],
  turn: [[0, 390, 0.3], [0.11, 520, 0.3]],
  roll: [[0.2, 300, 0.4], [0.28, 340, 0.35], [0.42, 270, 0.3], [0.52, 310, 0.25], [0.6, 280, 0.15]],
  end: [[0, 260, 0.5], [0.13, 330, 0.5], [0.26, 390, 0.6]],
};

export function play(sound: Sound): void {
  if (!on) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [delay, pitch, loud] of KNOCKS[sound]) {
      knock(audio, audio.currentTime + delay, pitch, loud);
    }
  } catch {
    // A device without sound plays in silence.
  }
}
