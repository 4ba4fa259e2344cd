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
  if (Math.abs(offset - before) < jitter) return
  keepOffset()
  tick()
}

/** The server's time now, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + offset

/** The server's time at a moment of this device's own clock. */
export const serverTimeOf = (deviceTime: number): number => deviceTime + offset

let second = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  second = serverNow()
  for (const each of listeners) each()
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
