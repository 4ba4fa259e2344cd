import { courierBook, riderAssign, riderSave, shopOrderGet } from '@harbour/protocol'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startCouriers } from '../../../testing/couriers.fixtures.ts'
import { taikooHome } from '../../../testing/orders.fixtures.ts'

const world = await startCouriers()
const { gateway, company, crew, delivery, book, booked, courier, kept } = world
afterAll(world.stop)
afterEach(() => company.suffer('none'))

const storeId = '3101'
const ofOrder = async (orderId: string) => {
  const bookingIds = await gateway.context.db.rows<{ id: string }>(
    { name: '', text: 'select booking_id as id from courier_bookings where order_id = $1' },
    [orderId],
  )
  return (await company.orders()).filter(({ metadata }) => bookingIds.some(({ id }) => id === metadata.bookingId))
}

test('a courier is booked with the shop, the door and what its guest has said, and stands on the board', async () => {
  const at = { ...taikooHome, note: '請按鐘' }
  const orderId = await delivery('ready', { at, handover: 'door' })
  const reply = await book(orderId)
  expect(reply).toMatchObject({
    status: 1,
    data: { booking: { company: 'Lalamove', state: 'seeking', price: 40, rider: null, clearBy: null } },
  })
  const [made] = await ofOrder(orderId)
  expect(made).toMatchObject({ status: 'ASSIGNING_DRIVER', market: 'HK' })
  expect(made?.stops[1]).toMatchObject({
    name: 'Chan Tai Man',
    phone: '+85291234567',
    address: '1 Taikoo Shing Road, Kao Shan Terrace, 12/F, A',
  })
  expect(made?.remarks).toMatch(/^#\w+ · 放門口 Leave at the door · 請按鐘$/)
  expect(await courier(orderId)).toBe('seeking')
  const detail = await gateway.ask(shopOrderGet, { storeId, orderId }, crew)
  expect(detail.courier).toMatchObject({ state: 'seeking', price: 4000, trackUrl: expect.stringContaining('https://') as string })
  expect(detail.order.courier).toBe('seeking')
})

test('a double tap, a second tablet and one more tap later are one booking', async () => {
  const orderId = await delivery()
  const replies = [...(await Promise.all([book(orderId), book(orderId.toUpperCase()), book(orderId)])), await book(orderId)]
  expect(replies.map(({ status }) => status)).toEqual([1, 1, 1, 1])
  const ids = replies.map(({ data }) => (data as { booking: { bookingId: string } }).booking.bookingId)
  expect(new Set(ids).size).toBe(1)
  expect(await ofOrder(orderId)).toHaveLength(1)
})

test('a price that nobody has seen is not paid: the dearer one comes back, and nothing is booked', async () => {
  const orderId = await delivery()
  expect(await book(orderId, { price: 39.99 })).toMatchObject({ status: 301, code: 'COURIER_DEARER', data: { price: 40 } })
  expect([await ofOrder(orderId), await kept(orderId)]).toEqual([[], []])
})

test('a company that books and does not say so is not asked again: its webhook makes the booking clear', async () => {
  const orderId = await delivery()
  await company.suffer('silent')
  const { status, data } = await book(orderId)
  expect(status).toBe(1)
  expect(['unclear', 'seeking']).toContain((data as { booking: { state: string } }).booking.state)
  await expect.poll(() => courier(orderId)).toBe('seeking')
  await book(orderId)
  expect(await ofOrder(orderId)).toHaveLength(1)
  expect(await kept(orderId)).toMatchObject([{ state: 'seeking', ref: (await ofOrder(orderId))[0]?.orderId }])
})

test('a company that is down while it is asked loses nothing, and is booked once it is up', async () => {
  const orderId = await delivery()
  await company.suffer('down')
  expect(await book(orderId)).toMatchObject({ status: 301, code: 'COURIER_NO_ANSWER' })
  await company.suffer('none')
  expect(await book(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'seeking' } } })
})

test('an order of one’s own rider is not given to a courier, nor one of a courier to a rider', async () => {
  const riderId = randomUUID()
  await gateway.ask(riderSave, { storeId, riderId, name: 'Ravi', vehicle: 'bicycle' }, crew)
  const [own, others] = [await delivery(), await delivery()]
  await gateway.ask(riderAssign, { storeId, riderId, orderIds: [own] }, crew)
  expect(await book(own)).toMatchObject({ status: 301, code: 'ORDER_ASSIGNED' })
  await booked(others)
  expect(await gateway.call(riderAssign, { storeId, riderId, orderIds: [others] }, crew)).toMatchObject({ code: 'NOT_TO_DELIVER' })
})

test('another shop’s order is unknown, also while its courier is on the way', async () => {
  const orderId = await delivery()
  await booked(orderId)
  expect(await book(orderId, { storeId: '3102' })).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN', data: null })
})

test('who books is in the audit once, with the price', async () => {
  const orderId = await delivery()
  await Promise.all([book(orderId), book(orderId)])
  const written = await gateway.context.db.rows<{ staffId: string; after: object }>(
    { name: '', text: 'select staff_id as "staffId", after from audit where subject = $1 and action = $2' },
    [orderId, courierBook.name],
  )
  expect(written).toMatchObject([{ staffId: crew.staffId, after: { company: 'lalamove', price: 4000 } }])
})

test.each([{ price: -1 }, { price: '48' }, { orderId: '1' }])('a malformed content is turned away: %j', async (more) => {
  expect(await book(randomUUID(), more)).toMatchObject({ code: 'CONTENT_INVALID' })
})
