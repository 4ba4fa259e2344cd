/** The way to the loudspeaker: an audio context with a hum, and the means to see whether it is alive. */
export type AudioLine = { context: AudioContext; isAlive: (now: number) => boolean; close: () => void }

/** A context whose clock stands still for so long is dead, whatever it says: its device has been taken away. */
const stillness = 4000

/** Opens the way to the loudspeaker; undefined where the browser has none. It sounds once `resume` was let through, which takes a tap. */
export function openAudioLine(onChange: () => void): AudioLine | undefined {
  if (!('AudioContext' in globalThis)) return undefined
  const context = new AudioContext({ latencyHint: 'interactive' })
  context.addEventListener('statechange', onChange)
  hum(context)
  let [clock, movedAt] = [-1, 0]
  return {
    context,
    isAlive(now) {
      if (context.currentTime !== clock) [clock, movedAt] = [context.currentTime, now]
      return context.state === 'running' && now - movedAt < stillness
    },
    close() {
      context.removeEventListener('statechange', onChange)
      void context.close().catch(() => undefined)
    },
  }
}

/** Too low and too soft for any ear, and sound all the same: a browser does not put a page to sleep that plays. */
function hum(context: AudioContext): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = 30
  volume.gain.value = 0.001
  tone.connect(volume).connect(context.destination)
  tone.start()
}

const notes = [
  { from: 0, lasts: 0.3, hertz: 988 },
  { from: 0.32, lasts: 0.48, hertz: 1319 },
]

/** Lays two notes on at a moment of the context's clock, as loud as it can. */
export function layOnNotes({ context }: Pick<AudioLine, 'context'>, out: AudioNode, at: number): void {
  for (const { from, lasts, hertz } of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const [begins, ends] = [at + from, at + from + lasts]
    tone.type = 'square'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime(1, begins + 0.01)
    volume.gain.setValueAtTime(1, ends - 0.08)
    volume.gain.linearRampToValueAtTime(0, ends)
    tone.connect(volume).connect(out)
    tone.start(begins)
    tone.stop(ends)
  }
}
