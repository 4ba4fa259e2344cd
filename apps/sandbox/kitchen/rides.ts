import type { GatewayClient, Till } from './gateway-client.ts'
import { ride } from './ride.ts'
import { riderOf } from './riders.ts'
import type { Point, TillOrder } from './steps.ts'

type RidesDeps = { till: Till; gateway: Pick<GatewayClient, 'place' | 'riderAt'>; speed: number }

/** The riders of one shop: each order that is on its way has one, who is told of until it is there. */
export function openRides({ till, gateway, speed }: RidesDeps): { follow(orders: readonly TillOrder[]): void; close(): void } {
  const under = new Map<string, () => void>()
  let shop: Promise<Point> | undefined
  return {
    follow(orders) {
      const ridden = new Map(orders.filter(isRidden).map((order) => [order.orderId, order]))
      for (const [orderId, end] of under) {
        if (ridden.has(orderId)) continue
        end()
        under.delete(orderId)
      }
      for (const order of ridden.values()) if (!under.has(order.orderId)) void setOut(order)
    },
    close() {
      for (const end of under.values()) end()
      under.clear()
    },
  }

  async function setOut({ orderId, travelMinutes, destination }: Ridden) {
    const waiting = () => undefined
    under.set(orderId, waiting)
    shop ??= gateway.place(till)
    const from = await shop.catch(() => (shop = undefined))
    if (under.get(orderId) !== waiting) return
    if (!from) return void under.delete(orderId)
    const tell = (at: Point) => gateway.riderAt(till, { orderId, rider: riderOf(orderId), ...at })
    under.set(orderId, ride({ from, to: destination, minutes: travelMinutes, speed, tell }))
  }
}

type Ridden = TillOrder & { destination: Point }

const delivering = 14

function isRidden(order: TillOrder): order is Ridden {
  return order.status === delivering && order.destination !== null && order.locker === null
}
