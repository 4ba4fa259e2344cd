import type { Logger } from 'pino'
import type { GatewayClient, Till } from './gateway-client.ts'
import { nextStep, type TillOrder } from './steps.ts'

type KitchenParts = { till: Till; gateway: GatewayClient; speed: number; log: Logger }

const minuteMs = 60_000
const comeBackMs = 1000

/**
 * One shop's kitchen: it hears of orders from the gateway and takes each through its steps, `speed` times faster than real time. It
 * keeps nothing: after a restart it reads its orders and goes on from where they are.
 */
export function openKitchen({ till, gateway, speed, log }: KitchenParts): { close(): Promise<void> } {
  const closing = new AbortController()
  const planned = new Map<string, { status: number; timer: NodeJS.Timeout }>()
  let later: NodeJS.Timeout | undefined
  const running = work()
  return {
    async close() {
      closing.abort()
      clearTimeout(later)
      for (const { timer } of planned.values()) clearTimeout(timer)
      await running
    },
  }

  async function work() {
    while (!closing.signal.aborted) {
      await gateway.follow(till, look, closing.signal).catch((fault: unknown) => {
        if (!closing.signal.aborted) log.debug({ storeId: till.storeId, fault: String(fault) }, 'the stream broke; coming back')
      })
      if (!closing.signal.aborted) await pause(comeBackMs)
    }
  }

  function look() {
    gateway.orders(till).then(
      (orders) => orders.forEach(plan),
      (fault: unknown) => {
        log.warn({ storeId: till.storeId, fault: String(fault) }, 'cannot read the orders')
        lookLater()
      },
    )
  }

  function plan(order: TillOrder) {
    const known = planned.get(order.orderId)
    const step = nextStep(order)
    if (known?.status === order.status) return
    clearTimeout(known?.timer)
    planned.delete(order.orderId)
    if (!step || closing.signal.aborted) return
    const timer = setTimeout(() => void take(order, step.status), (step.afterMinutes * minuteMs) / speed)
    planned.set(order.orderId, { status: order.status, timer })
  }

  async function take(order: TillOrder, status: number) {
    planned.delete(order.orderId)
    const moved = await gateway.move(till, order.orderId, status).catch(() => false)
    log.info({ storeId: till.storeId, orderId: order.orderId, status, moved }, moved ? 'order moved on' : 'order not moved')
    // A step that was taken is told by the stream; one that was not is looked at again, since the guest may have cancelled.
    if (!moved) lookLater()
  }

  /** However often it is asked for, one look is waited for at a time. */
  function lookLater() {
    if (closing.signal.aborted) return
    clearTimeout(later)
    later = setTimeout(look, comeBackMs)
  }

  function pause(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      closing.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
