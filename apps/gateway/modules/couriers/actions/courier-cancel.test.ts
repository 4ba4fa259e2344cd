import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startCouriers } from '../../../testing/couriers.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'

const world = await startCouriers()
const { gateway, clock, company, delivery, book, booked, cancel, courier, kept, later } = world
afterAll(world.stop)
afterEach(async () => {
  clock.at = noon
  await company.hooksGoTo(`${gateway.url}/hooks/couriers/lalamove`)
  await company.suffer('none')
})

const statusOf = async (ref: string) => (await company.orders()).find(({ orderId }) => orderId === ref)?.status

test('a courier that nobody has taken yet is cancelled, the order stays ready, and another may be booked', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  expect(await cancel(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'cancelled' } } })
  expect([await statusOf(ref), await world.status(orderId)]).toEqual(['CANCELED', 21])
  expect(await cancel(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'cancelled' } } })
  expect(await book(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'seeking' } } })
  expect((await kept(orderId)).map(({ state }) => state)).toEqual(['cancelled', 'seeking'])
})

test('a courier who has the order is not cancelled any more', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  for (const status of ['ON_GOING', 'PICKED_UP']) await company.move(ref, status)
  expect(await cancel(orderId)).toMatchObject({ status: 301, code: 'COURIER_TOO_LATE' })
  expect(await statusOf(ref)).toBe('PICKED_UP')
})

test('a company that is down keeps its courier until it answers', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  await company.suffer('down')
  expect(await cancel(orderId)).toMatchObject({ status: 301, code: 'COURIER_NO_ANSWER' })
  expect(await courier(orderId)).toBe('seeking')
  await company.suffer('none')
  await cancel(orderId)
  expect(await statusOf(ref)).toBe('CANCELED')
})

test('a booking of which nothing is known is given up by a person alone, later, and a courier who comes for it is sent back', async () => {
  const orderId = await delivery()
  // It books, does not say so, and its webhook goes nowhere.
  await company.hooksGoTo('http://127.0.0.1:9/')
  await company.suffer('silent')
  expect(await book(orderId)).toMatchObject({
    status: 1,
    data: { booking: { state: 'unclear', clearBy: expect.stringContaining('12:1') as string } },
  })
  const [made] = await company.orders()
  expect(await cancel(orderId)).toMatchObject({ status: 301, code: 'COURIER_UNCLEAR' })
  later(14)
  expect(await book(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'unclear' } } })
  later(2)
  expect(await cancel(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'givenUp' } } })
  await company.suffer('none')
  await company.hooksGoTo(`${gateway.url}/hooks/couriers/lalamove`)
  await company.move(made?.orderId ?? '', 'ON_GOING')
  await expect.poll(() => statusOf(made?.orderId ?? '')).toBe('CANCELED')
  expect(await kept(orderId)).toMatchObject([{ state: 'givenUp', ref: null }])
})

test('an order without a courier, and another shop’s, have none to cancel', async () => {
  const orderId = await delivery()
  expect(await cancel(orderId)).toMatchObject({ status: 301, code: 'COURIER_UNKNOWN' })
  await booked(orderId)
  expect(await cancel(orderId, { storeId: '3102' })).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN' })
  expect(await cancel(randomUUID())).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN' })
})
