import { create } from 'zustand'
import { layOnNotes, openAudioLine, type AudioLine } from './audio-line.ts'
import { isSpoken, momentOfRing, ringAt, ringsToLayOn, type RingRow } from './ring-schedule.ts'
import { hush, say, type Spoken } from './speech.ts'

/** The sound of this device: `blocked` until somebody has tapped, and whenever the browser or the system has taken it away; and whether the bell rings. */
export const useSound = create<{ sound: 'on' | 'blocked'; ringing: boolean }>()(() => ({ sound: 'blocked', ringing: false }))

/** The rings of one alarm: those on the loudspeaker's clock, and those on the page's, by which it speaks and shakes. */
type Ringing = { spoken: Spoken; out: GainNode | undefined; row: RingRow; beat: { start: number; last: number } }

let line: AudioLine | undefined
let ringing: Ringing | undefined
let watched = false

const seconds = () => performance.now() / 1000
const taps = ['pointerup', 'touchend', 'click', 'keydown'] as const

/** Looks after the sound from the first moment of the page on: any tap opens it, and what was taken away is asked for again. */
export function watchSound(): void {
  if (watched) return
  watched = true
  open()
  for (const tap of taps) addEventListener(tap, unlockSound, { capture: true, passive: true })
  document.addEventListener('visibilitychange', unlockSound)
  setInterval(look, 1000)
}

/** Opens the sound, if the browser lets it: in answer to a tap it does. */
export function unlockSound(): void {
  if (!line || line.context.state === 'closed') open()
  if (line && line.context.state !== 'running') void line.context.resume().then(look, () => undefined)
}

/** Rings every three seconds, from now until `stopRinging`, and says these words with each third ring. */
export function startRinging(spoken: Spoken): void {
  if (ringing) ringing.spoken = spoken
  else ringing = { spoken, out: undefined, row: { start: 0, laidOn: 0 }, beat: { start: seconds(), last: -1 } }
  useSound.setState({ ringing: true })
  look()
}

/** Ends the alarm, what is laid on ahead included. */
export function stopRinging(): void {
  ringing?.out?.disconnect()
  if (ringing) hush()
  ringing = undefined
  useSound.setState({ ringing: false })
}

/** Rings once and says the words: of something that a person has to see, or to hear how loud it is. */
export function ringOnce(spoken: Spoken): void {
  unlockSound()
  if (!line) return
  const { context } = line
  void context.resume().then(() => layOnNotes({ context }, context.destination, context.currentTime + 0.05))
  setTimeout(() => say(spoken), 1000)
  shake()
}

function open(): void {
  line?.close()
  line = openAudioLine(look)
  if (ringing) ringing.out = undefined
}

function look(): void {
  const alive = line?.isAlive(performance.now()) ?? false
  const sound = alive ? 'on' : 'blocked'
  if (useSound.getState().sound !== sound) useSound.setState({ sound })
  // A clock that stands still while it says that it runs has lost its device; another context finds the next one.
  if (line?.context.state === 'running' && !alive) open()
  if (!ringing) return
  askForSound()
  if (line && alive) layOn(ringing, line)
  beat(ringing)
}

/** Asks again for a loudspeaker that was not given, or was taken away: a browser may give it without a tap once it trusts the page. */
function askForSound(): void {
  if (line && line.context.state !== 'running' && line.context.state !== 'closed') void line.context.resume().catch(() => undefined)
}

function layOn(alarm: Ringing, { context }: AudioLine): void {
  const now = context.currentTime
  if (!alarm.out) {
    alarm.out = context.createGain()
    alarm.out.connect(context.destination)
    alarm.row = { start: now + 0.05, laidOn: 0 }
  }
  for (const place of ringsToLayOn(alarm.row, now)) {
    layOnNotes({ context }, alarm.out, momentOfRing(alarm.row, place))
    alarm.row.laidOn = place + 1
  }
}

function beat({ beat, spoken }: Ringing): void {
  const place = ringAt(beat, seconds())
  if (place === beat.last) return
  beat.last = place
  shake()
  // The words come when the notes are over.
  if (isSpoken(place)) setTimeout(() => ringing && say(spoken), 900)
}

function shake(): void {
  // Browsers without the part, such as Safari, have no such function.
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate([350, 120, 350])
}
