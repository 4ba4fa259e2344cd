import { courierBook, courierCancel, courierQuote, getOrderDetail, shopOrdersGet, updateOrderStatus } from '@harbour/protocol'
import { openCouriers } from '../adapters/couriers/open-couriers.ts'
import { createLog } from '../platform/log.ts'
import { followCouriers } from '../modules/couriers/workers/follow-couriers.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { startCouriersSandbox } from './couriers-sandbox.ts'
import { fakeProvider } from './fakes/fake-provider.ts'
import { noon } from './gateway.ts'
import { taikooHome, taikooShop } from './orders.fixtures.ts'
import { startMoney } from './payments.fixtures.ts'
import { atShops, newStaff } from './staff.fixtures.ts'

const storeId = taikooShop
/** The codes that a till sends until a delivery is there. */
const steps = { accepted: [10], preparing: [10, 12], ready: [10, 12, 21], delivering: [10, 12, 21, 14] }

/** A gateway whose clock moves, deliveries that are paid there, crew of two shops, and the sandbox's courier company, which tells it of its bookings. */
export async function startCouriers() {
  const [company, bank] = [await startCouriersSandbox(), fakeProvider()]
  const settings = readSettings({ COURIERS_PORT: company.port, LOG_LEVEL: 'silent' })
  const terms = { clock: { now: () => noon }, log: createLog('silent'), patienceMs: 2000 }
  const money = await startMoney(bank.providers, { couriers: openCouriers(settings, terms) })
  const { gateway, clock, till, guest } = money
  const { context } = gateway
  await company.hooksGoTo(`${gateway.url}/hooks/couriers/lalamove`)
  const crew = await newStaff(gateway, 'crew', atShops(storeId, '3102'))

  const move = (orderId: string, status: number, reason?: string) =>
    gateway.ask(updateOrderStatus, { storeId, orderId, status, reason }, till)
  const delivery = async (state: keyof typeof steps = 'ready', more: Parameters<typeof money.pending>[1] = {}) => {
    const contact = { name: 'Chan Tai Man', phone: '91234567' }
    const { orderId, ref } = await money.pending('alipay', { orderType: 2, at: taikooHome, contact, ...more })
    bank.pay(ref)
    await money.status(orderId)
    for (const status of steps[state]) await move(orderId, status)
    return orderId
  }
  const book = (orderId: string, more: object = {}) => gateway.call(courierBook, { storeId, orderId, price: 100, ...more }, crew)
  return {
    gateway,
    clock,
    company,
    crew,
    guest,
    move,
    delivery,
    later: money.later,
    quote: (orderId: string, more: object = {}) => gateway.call(courierQuote, { storeId, orderId, ...more }, crew),
    book,
    /** Books a courier for an order, and gives the company's own booking. */
    async booked(orderId: string) {
      await gateway.ask(courierBook, { storeId, orderId, price: 100 }, crew)
      const [latest] = await company.orders()
      if (!latest) throw new Error('nothing is booked')
      return latest
    },
    cancel: (orderId: string, more: object = {}) => gateway.call(courierCancel, { storeId, orderId, ...more }, crew),
    /** The state of an order's courier as the shop's board has it. */
    courier: async (orderId: string) =>
      (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find((order) => order.orderId === orderId)?.courier,
    detail: (orderId: string) => gateway.ask(getOrderDetail, { orderId }, guest),
    status: async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).status,
    /** The worker's round, as it comes by itself. */
    follow: () => followCouriers.round(context),
    /** The bookings of an order, as they are kept. */
    kept: (orderId: string) =>
      context.db.rows<{ state: string; ref: string | null; riderName: string | null }>(
        {
          name: '',
          text: 'select state, ref, rider_name as "riderName" from courier_bookings where order_id = $1 order by asked_at, booking_id',
        },
        [orderId],
      ),
    async stop() {
      company.stop()
      await gateway.stop()
    },
  }
}
