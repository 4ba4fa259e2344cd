import { useSyncExternalStore } from 'react'

let offset = 0

/** Learns the server's time from an answer: a tablet's own clock may be wrong. */
export function setServerTime(serverTime: number): void {
  offset = serverTime - Date.now()
}

/** The server's time now, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + offset

/** The server's time at a moment of this device's own clock. */
export const serverTimeOf = (deviceTime: number): number => deviceTime + offset

let second = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    second = serverNow()
    for (const each of listeners) each()
  }, 1000)
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
