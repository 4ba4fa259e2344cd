import { useSyncExternalStore } from 'react'

let offset = 0
let told = false

/** Learns the server's time from an answer, so that a phone with a wrong clock still sees the right day (calls.md, Envelope); or from what it was once, and then it is not known. */
export function setServerTime(serverTime: number, known = true) {
  offset = serverTime - Date.now()
  told = known
  // The screen was drawn by the phone's clock so far.
  if (current !== 0 && Math.abs(serverNow() - current) > beat) tell()
}

/** The server's time now, in epoch milliseconds. */
export const serverNow = () => Date.now() + offset

/** Tells whether the server has said what time it is; until then the phone's own clock is all there is. */
export const serverTimeKnown = () => told

const beat = 15_000
let current = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tell, beat)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    current = 0
  }
}

function tell() {
  current = serverNow()
  tellNext([...listeners])
}

/** A large menu asks thousands of times: so many are told at once, and the page may answer in between. */
const atATime = 400

function tellNext(waiting: readonly (() => void)[]) {
  for (const each of waiting.slice(0, atATime)) each()
  if (waiting.length > atATime) setTimeout(() => tellNext(waiting.slice(atATime)))
}

/** A value at the server's time, asked again every 15 seconds; drawn again only when it has changed. The time is zero while pre-rendering. */
export function useServerTimeValue<Answer extends string | number | boolean | undefined>(ask: (now: number) => Answer): Answer {
  return useSyncExternalStore(
    subscribe,
    () => ask((current ||= serverNow())),
    () => ask(0),
  )
}

/** The server's time, read again every 15 seconds while something on screen depends on it. Zero while pre-rendering. */
export const useNow = (): number => useServerTimeValue((now) => now)
