import { createHmac } from 'node:crypto'
import type { Books } from './books.ts'
import type { Faults } from './faults.ts'
import { hookSecret, type HookEvent } from './types.ts'

type Post = { url: string; books: Books; faults: Faults; now: () => number; retryMs: number }

const [patienceMs, longestMs, reorderedMs] = [5000, 600_000, 30_000]

/**
 * Tells the shop of every event until it says that it has heard: after a while, then after twice that while, up to ten minutes. What has not
 * been told when the sandbox stops is told when it starts again.
 */
export function createHooks({ url, books, faults, now, retryMs }: Post) {
  const timers = new Set<NodeJS.Timeout>()
  /** Events that wait until a newer one of their payment has been told. */
  const held = new Map<string, HookEvent>()
  let stopped = false

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer.unref())
  }

  function begin(event: HookEvent): void {
    const fault = faults.ofEvent()
    if (fault?.kind === 'hook-never') return books.write({ told: event.id })
    if (fault?.kind === 'hook-late') return later(fault.ms ?? 10_000, () => void tell(event, 1))
    if (fault?.kind !== 'hook-reordered') return void tell(event, fault?.kind === 'hook-twice' ? 2 : 1)
    held.set(event.payment.id, event)
    later(fault.ms ?? reorderedMs, () => release(event.payment.id))
  }

  async function tell(event: HookEvent, times: number, waitMs = retryMs): Promise<void> {
    const heard = await post(event)
    if (stopped) return
    if (!heard) return later(waitMs, () => void tell(event, times, Math.min(waitMs * 2, longestMs)))
    if (books.events.has(event.id)) books.write({ told: event.id })
    release(event.payment.id)
    if (times > 1) await tell(event, times - 1)
  }

  function release(paymentId: string): void {
    const event = held.get(paymentId)
    held.delete(paymentId)
    if (event) void tell(event, 1)
  }

  async function post({ id, type, created, payment, refund }: HookEvent): Promise<boolean> {
    const body = JSON.stringify({ id, type, created, data: { payment, refund } })
    const headers = { 'content-type': 'application/json', 'ferry-signature': signature(body, Math.floor(now() / 1000)) }
    const signal = AbortSignal.timeout(patienceMs)
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  return {
    /** Goes on with what was not told before, and hears of what comes. */
    start(): void {
      books.tell(begin)
      for (const [index, event] of [...books.events.values()].entries()) later(index * 20, () => void tell(event, 1))
    },
    stop(): void {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** The proof that a body comes from us, and when: `t=<seconds>,v1=<hex>`. */
export function signature(body: string, seconds: number, secret = hookSecret): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
