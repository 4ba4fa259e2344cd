import { orderTypes, stateCode } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { taikooHome } from '../../../testing/orders.fixtures.ts'
import { startPos } from '../../../testing/pos.fixtures.ts'

const world = await startPos()
const { clock, till, begun, placed, move, post, kept, checks, later, context } = world
afterAll(world.stop)
afterEach(async () => {
  clock.at = noon
  await till.suffer('none')
})

test('an order that its kitchen begins with is one check in the shop’s POS, at our total, and not before', async () => {
  const orderId = await placed({})
  await move(orderId, 10)
  await post()
  expect([await kept(orderId), await checks(orderId)]).toEqual([undefined, []])
  await move(orderId, 12)
  await post()
  await post()
  const order = await context.orders.one(orderId)
  const made = await checks(orderId)
  expect(made).toMatchObject([
    { state: 'open', header: { locRef: 'hkloc01', rvcRef: 10, orderTypeRef: 1, checkEmployeeRef: 90_001 }, tenders: [] },
  ])
  expect(Math.round((made[0]?.total ?? 0) * 100)).toBe(order?.total)
  expect(await kept(orderId)).toMatchObject({ state: 'posted', ref: made[0]?.ref, total: order?.total })
})

test('an order that goes back to the kitchen stays one check', async () => {
  const orderId = await begun()
  await post()
  await move(orderId, stateCode('ready', orderTypes.takeaway))
  await context.orders.change({
    orderId,
    from: 'ready',
    to: 'preparing',
    at: clock.at,
    actor: 'shop',
    reason: 'recalled',
    staff: null,
    promise: null,
  })
  await post()
  expect(await checks(orderId)).toHaveLength(1)
})

test('a check says what is sold and how it is handed over, and nothing of who the guest is', async () => {
  const orderId = await begun({
    method: 'alipay',
    orderType: 2,
    at: taikooHome,
    contact: { name: 'Chan Tai Man', phone: '91234567' },
    cutlery: false,
    request: '少辣',
  })
  await post()
  const [made] = await checks(orderId)
  const order = await context.orders.one(orderId)
  expect(made).toMatchObject({
    state: 'closed',
    header: { orderTypeRef: 2 },
    tenders: [{ tenderId: 102, total: (order?.total ?? 0) / 100 }],
  })
  expect(made?.serviceCharges).toContainEqual({ serviceChargeId: 601, total: 15, referenceText: '送餐費 Delivery fee' })
  expect(made?.header.informationLines).toEqual([
    `#${order?.pickupNo} 外送 Delivery`,
    expect.stringMatching(/^承諾 Promised \d\d:\d\d$/),
    '少辣',
  ])
  expect(JSON.stringify(made)).not.toMatch(/Chan|91234567|Taikoo Shing Road|Kao Shan/)
})

test('a POS that makes a check and does not say so is looked at first, at once and after its five minutes', async () => {
  const [soon, late] = [await begun(), await begun()]
  await till.suffer('silent')
  await post()
  later(1)
  await post()
  expect([(await checks(soon)).length, (await kept(soon))?.state]).toEqual([1, 'due'])
  await till.suffer('none')
  later(6)
  await till.later(6)
  await post()
  for (const orderId of [soon, late]) {
    expect(await checks(orderId)).toHaveLength(1)
    expect(await kept(orderId)).toMatchObject({ state: 'posted', ref: (await checks(orderId))[0]?.ref })
  }
})
