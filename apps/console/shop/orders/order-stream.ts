import { createParser } from 'eventsource-parser'
import { create } from 'zustand'
import { useKeys, type PairedTablet } from '../../api/keys.ts'
import { serverNow } from '../../lib/server-clock.ts'

/** The state of the line to the gateway: `heardAt` is the last moment at which it said anything, `lostAt` since when nothing is heard. */
export const useLine = create<{ heardAt: number; lostAt: number | null }>()(() => ({ heardAt: 0, lostAt: null }))

/** Notes that the gateway has answered just now, by the stream or by a call. */
export function noteHeard(): void {
  useLine.setState({ heardAt: serverNow(), lostAt: null })
}

/** Notes that the gateway could not be reached. */
export function noteLost(): void {
  if (useLine.getState().lostAt === null) useLine.setState({ lostAt: serverNow() })
}

const longestWait = 15_000
/** The gateway beats every 15 s: a line that is silent for longer is dead, whatever the network says. */
const silence = 40_000

/** Follows the shop's orders while the tablet is paired; calls back whenever something may have changed. Gives a function that ends it. */
export function followShop(onNews: () => void): () => void {
  const ended = new AbortController()
  void keepFollowing(onNews, ended.signal)
  return () => ended.abort()
}

async function keepFollowing(onNews: () => void, ended: AbortSignal): Promise<void> {
  let wait = 500
  while (!ended.aborted) {
    const { tablet } = useKeys.getState()
    if (tablet) {
      await follow(tablet, () => ((wait = 500), onNews()), ended).catch(() => undefined)
      if (ended.aborted) return
      noteLost()
    }
    await pause(wait, ended)
    wait = Math.min(longestWait, wait * 2)
  }
}

async function follow({ storeId, key }: PairedTablet, onNews: () => void, ended: AbortSignal): Promise<void> {
  const dead = new AbortController()
  const giveUp = () => dead.abort()
  let watch = setTimeout(giveUp, silence)
  const alive = () => {
    clearTimeout(watch)
    watch = setTimeout(giveUp, silence)
    noteHeard()
  }
  // A device that has just lost its network need not wait for the silence.
  addEventListener('offline', giveUp)
  try {
    const signal = AbortSignal.any([ended, dead.signal])
    const response = await fetch(`/events/shops/${storeId}`, { headers: { authorization: `Bearer ${key}` }, signal, cache: 'no-store' })
    if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
    const parser = createParser({ onEvent: onNews, onComment: alive })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      parser.feed(value)
    }
  } finally {
    clearTimeout(watch)
    removeEventListener('offline', giveUp)
  }
}

const pause = (ms: number, ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      removeEventListener('online', wake)
      ended.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    addEventListener('online', wake)
    ended.addEventListener('abort', wake)
  })
