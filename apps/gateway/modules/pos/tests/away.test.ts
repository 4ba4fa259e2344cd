import { afterAll, afterEach, expect, test } from 'vitest'
import { firePreorders } from '../../ordering/workers/fire-preorders.ts'
import { readOperations } from '../../operations/operations-store.ts'
import { addMinutes } from '@harbour/rules'
import { noon } from '../../../testing/gateway.ts'
import { startPos } from '../../../testing/pos.fixtures.ts'
import { writePosShops } from '../store/pos-checks.ts'
import { hearNotices } from '../../../testing/notices.ts'

const world = await startPos()
const { gateway, clock, till, shops, begun, placed, move, post, kept, checks, later, context } = world
afterAll(world.stop)
afterEach(async () => {
  clock.at = noon
  await till.suffer('none')
})

const other = '3102'
const statement = (text: string) => context.db.rows({ name: '', text })

test('a shop whose POS is away holds up no other, and nothing of it is lost', async () => {
  await till.suffer('down', 'hkloc01')
  const here = [await begun(), await begun(), await begun()]
  const there = await begun({ storeId: other })
  await post()
  expect([(await kept(there))?.state, (await checks(there)).map(({ header }) => header.locRef)]).toEqual(['posted', ['hkloc02']])
  later(20)
  await post()
  expect(await Promise.all(here.map(async (orderId) => (await kept(orderId))?.state))).toEqual(['due', 'due', 'due'])
  const { queues } = await readOperations(context.db, clock.at)
  expect(queues).toContainEqual({ queue: 'postChecks', provider: 'simphony', due: 3, lag: 20 * 60 })
  await till.suffer('none')
  later(20)
  await post()
  for (const orderId of here) expect([(await checks(orderId)).length, (await kept(orderId))?.state]).toEqual([1, 'posted'])
})

test('any number of workers at once make one check of each order', async () => {
  const orders = [await begun(), await begun(), await begun({ storeId: other }), await begun()]
  await Promise.all([post(), post(), post(), post()])
  for (const orderId of orders) expect([(await checks(orderId)).length, (await kept(orderId))?.state]).toEqual([1, 'posted'])
})

test('a preorder becomes a check when its kitchen begins with it', async () => {
  const orderId = await placed({ wantedAt: addMinutes(noon, 180) })
  await move(orderId, 10)
  await post()
  expect(await kept(orderId)).toBeUndefined()
  later(180)
  await firePreorders.round(context)
  await post()
  const [made] = await checks(orderId)
  expect(made?.header.informationLines).toContain('預約 Preorder 15:00')
})

test('an order goes on though its check cannot be written down', async () => {
  await statement('alter table pos_checks rename to pos_checks_away')
  const orderId = await begun()
  await statement('alter table pos_checks_away rename to pos_checks')
  await post()
  expect([(await context.orders.one(orderId))?.state, await kept(orderId)]).toEqual(['preparing', undefined])
})

test('a shop that the settings do not name any more has no checks', async () => {
  await writePosShops(
    context.db,
    shops.filter(({ storeId }) => storeId === other),
  )
  const [orderId, there] = [await begun(), await begun({ storeId: other })]
  await post()
  await writePosShops(context.db, shops)
  expect([await kept(orderId), (await kept(there))?.state]).toEqual([undefined, 'posted'])
})

test('a worker hears of a check as soon as its order is begun', async () => {
  const heard: string[] = []
  const listener = await hearNotices(gateway.context, { outgoing: (payload) => void heard.push(payload) })
  await begun()
  await expect.poll(() => heard, { interval: 5 }).toContain('posting checks')
  await listener.stop()
})
