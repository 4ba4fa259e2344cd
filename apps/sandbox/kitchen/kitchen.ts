import type { Logger } from 'pino'
import type { GatewayClient, Till } from './gateway-client.ts'
import { lockerOf } from './riders.ts'
import { openRides } from './rides.ts'
import { nextStep, type Step, type TillOrder } from './steps.ts'
import { ticketOf, type TicketOrder } from './ticket.ts'
import { chinese } from './ticket-labels.ts'
import type { Tickets } from './tickets.ts'

type KitchenDeps = { till: Till; gateway: GatewayClient; speed: number; tickets: Tickets; log: Logger }

const minuteMs = 60_000
const comeBackMs = 1000
/** The time between two looks at a shop that people attend, and that for which a look is good: nobody tells a kitchen that they have come, or gone. */
const [attendedMs, freshMs] = [5000, 1000]
/** The state in which a kitchen begins with an order, and prints its ticket. */
const preparing = 12

/**
 * One shop's kitchen: it hears of orders from the gateway and takes each through its steps, `speed` times faster than real time. It
 * keeps nothing: after a restart it reads its orders and goes on from where they are. While people of the shop look after them at a tablet it leaves them alone.
 */
export function openKitchen({ till, gateway, speed, tickets, log }: KitchenDeps): { close(): Promise<void> } {
  const closing = new AbortController()
  const planned = new Map<string, { stage: string; timer: NodeJS.Timeout }>()
  const rides = openRides({ till, gateway, speed })
  let later: NodeJS.Timeout | undefined
  let seen = { attended: false, at: -Infinity }
  let looking: 'no' | 'once' | 'again' = 'no'
  const running = work()
  return {
    async close() {
      closing.abort()
      clearTimeout(later)
      for (const { timer } of planned.values()) clearTimeout(timer)
      rides.close()
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

  /** One look at a time, and another where news came meanwhile: an older answer never comes after a newer one. */
  function look() {
    looking = looking === 'no' ? 'once' : 'again'
    if (looking === 'once') void lookThrough()
  }

  async function lookThrough() {
    try {
      const { orders, attended } = await ordersNow()
      if (attended) leaveAlone()
      else {
        orders.forEach(plan)
        rides.follow(orders)
      }
    } catch (fault) {
      log.warn({ storeId: till.storeId, fault: String(fault) }, 'cannot read the orders')
      lookLater()
    }
    const again = looking === 'again'
    looking = 'no'
    if (again && !closing.signal.aborted) look()
  }

  async function ordersNow() {
    const found = await gateway.orders(till)
    seen = { attended: found.attended, at: performance.now() }
    return found
  }

  function leaveAlone() {
    for (const { timer } of planned.values()) clearTimeout(timer)
    planned.clear()
    rides.follow([])
    lookLater(attendedMs)
  }

  /** Says whether a step is the kitchen's to take; where that cannot be asked, it is not. */
  async function isOurs(): Promise<boolean> {
    if (performance.now() - seen.at < freshMs) return !seen.attended
    return ordersNow().then(
      ({ attended }) => !attended,
      () => false,
    )
  }

  function plan(order: TillOrder & TicketOrder) {
    const known = planned.get(order.orderId)
    const step = nextStep(order)
    const stage = `${order.status}${order.locker ? ' in its locker' : ''}`
    if (known?.stage === stage) return
    clearTimeout(known?.timer)
    planned.delete(order.orderId)
    if (!step || closing.signal.aborted) return
    const timer = setTimeout(() => void take(order, step), (step.afterMinutes * minuteMs) / speed)
    planned.set(order.orderId, { stage, timer })
  }

  async function take(order: TillOrder & TicketOrder, { status, intoLocker }: Step) {
    const { orderId } = order
    planned.delete(orderId)
    if (!(await isOurs())) return lookLater()
    const locker = intoLocker ? lockerOf(orderId) : undefined
    const moved = await gateway.move(till, { orderId, status, locker }).catch(() => false)
    log.info({ storeId: till.storeId, orderId, status, moved }, moved ? 'order moved on' : 'order not moved')
    if (moved && status === preparing) tickets.print({ storeId: till.storeId, lines: ticketOf(order, chinese) })
    // A step that was taken is told by the stream; one that was not is looked at again, since the guest may have cancelled.
    if (!moved) lookLater()
  }

  /** However often it is asked for, one look is waited for at a time. */
  function lookLater(after = comeBackMs) {
    if (closing.signal.aborted) return
    clearTimeout(later)
    later = setTimeout(look, after)
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
