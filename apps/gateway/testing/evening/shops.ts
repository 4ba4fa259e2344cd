import { refundOrder, riderMoved, updateOrderStatus, type Input } from '@harbour/protocol'
import { brandIds, type Instant } from '@harbour/rules'
import { refundOrderAction } from '../../modules/payments/actions/refund-order.ts'
import { riderMovedAction } from '../../modules/ordering/actions/rider-moved.ts'
import { updateOrderStatusAction } from '../../modules/ordering/actions/update-order-status.ts'
import type { OrderRecord } from '../../modules/ordering/order.ts'
import type { Scene } from './scene.ts'
import { ask, perform } from './perform.ts'

type Status = Input<typeof updateOrderStatus>['status']

/** The next step of a shop with an order in each state; a delivery leaves it before it is done. */
const next: Partial<Record<OrderRecord['state'], Status>> = { placed: 10, accepted: 12, preparing: 18, ready: 100, collectionOverdue: 100 }
const nextOnTheWay: typeof next = { placed: 10, accepted: 12, preparing: 21, ready: 14, delivering: 100 }
const seen = { rider: { name: 'Fai', vehicle: 'motorbike' }, lat: 22.28, lng: 114.22 } as const

/** A shop through an evening: works through its orders, rejects some, gives back parts of some, and is now and then not there. */
export async function work(storeId: string, { until, ...scene }: Scene & { until: Instant }): Promise<void> {
  const { stage, chance } = scene
  const absent = chance.odds(0.25) ? { from: chance.between(0, 20), minutes: chance.between(5, 15) } : undefined
  const opens = stage.clock.now()
  while (stage.clock.now() < until) {
    await stage.sleep(chance.between(0.5, 3))
    const minute = (stage.clock.now() - opens) / 60_000
    if (absent && minute > absent.from && minute < absent.from + absent.minutes) continue
    await lookThrough(storeId, scene)
  }
}

async function lookThrough(storeId: string, scene: Scene): Promise<void> {
  const { chance } = scene
  const till = { caller: { storeId, tabletId: null }, brand: storeId.startsWith('4') ? brandIds.macau : brandIds.hongKong } as const
  const heard = await perform(scene, 'till', (deps) => deps.orders.listOfShop(storeId))
  if (heard === 'silence' || !('answer' in heard)) return
  for (const { orderId, orderType, state, lines } of heard.answer) {
    const status = (orderType === 2 ? nextOnTheWay : next)[state]
    if (orderType === 2 && (state === 'ready' || state === 'delivering'))
      void ask(scene, till, [riderMoved, riderMovedAction, { storeId, orderId, ...seen }])
    if (!status || chance.odds(0.4)) continue
    const reject = chance.odds(state === 'placed' ? 0.1 : 0.03)
    const taps = chance.odds(0.1) ? 2 : 1
    const change = { storeId, orderId, ...(reject ? ({ status: -1, reason: 'tooBusy' } as const) : { status }) }
    await Promise.all(Array.from({ length: taps }, () => ask(scene, till, [updateOrderStatus, updateOrderStatusAction, change])))
    if (state === 'placed' || !chance.odds(0.2)) continue
    const parts = [{ index: chance.below(lines.length), num: 1 }]
    const back = { storeId, orderId, clientRefundId: chance.guid(), parts, reason: 'missing' } as const
    const asks = Array.from({ length: chance.odds(0.3) ? 2 : 1 }, () => ask(scene, till, [refundOrder, refundOrderAction, back]))
    await Promise.all(asks)
  }
}
