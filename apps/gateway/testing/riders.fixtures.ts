import { randomUUID } from 'node:crypto'
import { riderAssign, riderHandOver, riderSave, tripGet, updateOrderStatus, type Answer } from '@harbour/protocol'
import { noon, startGateway } from './gateway.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from './orders.fixtures.ts'
import { atShops, newStaff } from './staff.fixtures.ts'

const storeId = taikooShop
/** The crew works there, too. */
export const otherShop = '3102'
/** The codes that a till sends until a delivery is there. */
const steps = { accepted: [10], preparing: [10, 12], ready: [10, 12, 21], delivering: [10, 12, 21, 14] }

/** A gateway whose clock moves, with a guest, riders of the Taikoo shop, and crew of it and another. */
export async function startRiders() {
  const clock = { at: noon, now: () => clock.at }
  const gateway = await startGateway({ clock })
  const crew = await newStaff(gateway, 'crew', atShops(storeId, otherShop))
  const guest = await newGuest(gateway)
  const [till = {}] = await newTills(gateway, storeId)

  const move = (orderId: string, status: number, reason?: string) =>
    gateway.ask(updateOrderStatus, { storeId, orderId, status, reason }, till)
  const delivery = async (state: keyof typeof steps = 'ready', more: Parameters<typeof place>[2] = {}) => {
    const contact = { name: 'Chan Tai Man', phone: '91234567' }
    const order = await place(gateway, guest, { orderType: 2, at: taikooHome, contact, ...more })
    for (const status of steps[state]) await move(order.orderId, status)
    return order
  }
  const rider = async (more: object = {}) => {
    const riderId = randomUUID()
    await gateway.ask(riderSave, { storeId, riderId, name: '李志輝', phone: '61234567', vehicle: 'motorbike', ...more }, crew)
    return riderId
  }
  const assign = (riderId: string, ...orderIds: string[]): Promise<Answer<typeof riderAssign>> =>
    gateway.ask(riderAssign, { storeId, riderId, orderIds }, crew)
  const handOver = (tripId: string) => gateway.call(riderHandOver, { storeId, tripId }, crew)
  return {
    gateway,
    clock,
    crew,
    guest,
    till,
    move,
    delivery,
    rider,
    assign,
    handOver,
    /** So many deliveries on their way with a new rider. */
    async onTheWay(count = 1) {
      const riderId = await rider()
      const orders: Awaited<ReturnType<typeof delivery>>[] = []
      for (let made = 0; made < count; made++) orders.push(await delivery())
      const orderIds = orders.map(({ orderId }) => orderId)
      const trip = await assign(riderId, ...orderIds)
      await handOver(trip.tripId)
      return { riderId, orderIds, orderId: orderIds[0] ?? '', total: orders[0]?.total ?? 0, ...trip }
    },
    trip: (token: string) => gateway.ask(tripGet, { token }),
    rows: <Row>(text: string, ...values: unknown[]) => gateway.context.db.rows<Row>({ name: '', text }, values),
    /** The audit about something, the oldest first. */
    audited: (subject: string) =>
      gateway.context.db.rows<{ action: string; staffId: string | null; staffName: string; storeId: string | null }>(
        {
          name: '',
          text: 'select action, staff_id as "staffId", staff_name as "staffName", store_id as "storeId" from audit where subject = $1 order by audit_no',
        },
        [subject],
      ),
  }
}
