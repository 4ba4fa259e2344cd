import { useSyncExternalStore } from 'react'

const name = 'console.clock'

let offset = keptOffset()

/** The offset as it was last learnt: a page that is loaded without a network judges by it. */
function keptOffset(): number {
  try {
    const kept = Number(localStorage.getItem(name))
    return Number.isFinite(kept) ? kept : 0
  } catch {
    return 0
  }
}

function keepOffset(): void {
  try {
    localStorage.setItem(name, String(Math.round(offset)))
  } catch {
    // A device that can keep nothing learns it anew.
  }
}

/** Less than this is the way of an answer, and no other time. */
const jitter = 2000

/** Learns the server's time from an answer: a tablet's own clock may be wrong. What shows a time of another clock is told at once. */
export function setServerTime(serverTime: number): void {
  const before = offset
  offset = serverTime - Date.now()
  setBy = aheadOfPage()
  if (Math.abs(offset - before) < jitter) return
  keepOffset()
  tick()
}

/** The device's clock less the time that this page has run, which nobody can set. */
const aheadOfPage = (): number => Date.now() - performance.now()

let setBy = aheadOfPage()
const whenSet = new Set<() => void>()

/** Calls back when the device's clock has been set, or the device has slept: nobody but the server knows the time then. Gives a function that ends it. */
export function whenClockIsSet(ask: () => void): () => void {
  whenSet.add(ask)
  const rest = subscribe(() => undefined)
  return () => {
    whenSet.delete(ask)
    rest()
  }
}

/** Notices a clock that was set. One set back is put right at once; one set forward may be a sleep, over which the page's own time stands still. */
function lookAtClock(): void {
  const by = aheadOfPage() - setBy
  if (Math.abs(by) < jitter) return
  setBy += by
  if (by < 0) offset -= by
  for (const ask of whenSet) ask()
}

/** The server's time now, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + offset

/** The server's time at a moment of this device's own clock. */
export const serverTimeOf = (deviceTime: number): number => deviceTime + offset

let second = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  lookAtClock()
  second = serverNow()
  tell([...listeners])
}

/** So many are told of a second in one frame: a board's timers, drawn anew all at once, are too much for one of a slow tablet. */
const toldInFrame = 6

/** Tells these the second; a page that nobody sees has no frames, and is told at once. */
function tell(due: (() => void)[]): void {
  const inFrames = globalThis.document?.visibilityState === 'visible'
  for (const each of inFrames ? due.splice(0, toldInFrame) : due.splice(0)) if (listeners.has(each)) each()
  if (due.length > 0) requestAnimationFrame(() => tell(due))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    second = 0
  }
}

const never = () => () => undefined

/** A value at the server's time, asked again each second while it `ticks`; drawn again only when it has changed. */
export function useAtServerTime<Answer extends string | number | boolean>(ask: (now: number) => Answer, ticks = true): Answer {
  return useSyncExternalStore(ticks ? subscribe : never, () => ask((second ||= serverNow())))
}
