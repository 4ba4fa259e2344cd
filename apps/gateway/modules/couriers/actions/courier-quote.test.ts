import { courierQuote, shopOrderGet } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startCouriers } from '../../../testing/couriers.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'
import { macauShop, place, taikooHome } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const world = await startCouriers()
const { gateway, company, crew, guest, delivery, quote, move } = world
afterAll(world.stop)
afterEach(() => company.suffer('none'))

test('a paid delivery that is being made or is ready has a price, and nothing is booked by asking for it', async () => {
  for (const state of ['preparing', 'ready'] as const) {
    const { status, data } = await quote(await delivery(state))
    expect([status, data]).toEqual([
      1,
      { company: 'Lalamove', price: 40, until: expect.stringMatching(/^2026\/11\/20 12:0[4-9]/) as string },
    ])
  }
  expect(await company.orders()).toEqual([])
})

test('the tablet hears with an order which company can bring it, if any can', async () => {
  const offered = async (orderId: string) => (await gateway.ask(shopOrderGet, { storeId: '3101', orderId }, crew)).courierCompany
  expect(await offered(await delivery('ready'))).toBe('Lalamove')
  expect(await offered(await delivery('delivering'))).toBeUndefined()
  expect(await offered(await delivery('ready', { pids: ['carbonara', 'harbour-pale-ale'], ageDeclared: true }))).toBeUndefined()
})

test('no courier is called for an order that is not being made, is on its way, is fetched, or is paid in cash', async () => {
  const contact = { name: 'Chan', phone: '91234567' }
  const inCash = (await place(gateway, guest, { orderType: 2, at: taikooHome, contact })).orderId
  const fetched = (await place(gateway, guest)).orderId
  for (const orderId of [inCash, fetched]) for (const status of [10, 12]) await move(orderId, status)
  const refused = [await delivery('accepted'), await delivery('delivering'), inCash, fetched]
  for (const orderId of refused) expect(await quote(orderId)).toMatchObject({ status: 301, code: 'NOT_FOR_COURIER' })
})

test('an order whose taker shows their age goes with the shop’s own rider', async () => {
  const orderId = await delivery('ready', { pids: ['carbonara', 'harbour-pale-ale'], ageDeclared: true })
  expect(await quote(orderId)).toMatchObject({ status: 301, code: 'AGE_CHECK_NEEDED' })
})

test('another shop’s order is unknown, and so is a shop that is none of one’s own', async () => {
  const orderId = await delivery()
  expect(await quote(orderId, { storeId: '3102' })).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN' })
  expect(await quote(orderId, { storeId: macauShop })).not.toMatchObject({ status: 1 })
})

test('a company that is down is said to give no answer, and the order stays as it was', async () => {
  const orderId = await delivery()
  await company.suffer('down')
  expect(await quote(orderId)).toMatchObject({ status: 301, code: 'COURIER_NO_ANSWER' })
  expect(await world.status(orderId)).toBe(21)
})

test('a chain without an account anywhere has no couriers', async () => {
  const plain = await startGateway({ environment: { SEED: 'none' } })
  expect(plain.context.couriers.of('HK')).toBeUndefined()
  const lead = await newStaff(plain, 'crew', atShops('3101'))
  expect(await plain.call(courierQuote, { storeId: '3101', orderId: 'x' }, lead)).toMatchObject({ code: 'CONTENT_INVALID' })
  await plain.stop()
})

test('whoever has no right to a shop’s orders is turned away', async () => {
  const menu = await newStaff(gateway, 'menu')
  expect(await gateway.call(courierQuote, { storeId: '3101', orderId: await delivery() }, menu)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await gateway.call(courierQuote, { storeId: '3101', orderId: await delivery() }, { ...crew, key: 'no' })).not.toMatchObject({
    status: 1,
  })
})
