import { afterAll, afterEach, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startPos } from '../../../testing/pos.fixtures.ts'
import type { PosSystem } from '../pos-system.ts'
import { postChecks } from '../workers/post-checks.ts'

const world = await startPos()
const { clock, till, pos, begun, move, post, kept, checks, later, context } = world
afterAll(world.stop)
afterEach(async () => {
  clock.at = noon
  await till.suffer('none')
})

const cancel = (orderId: string) => move(orderId, -1, { reason: 'tooBusy' })
const states = async (orderId: string) => (await checks(orderId)).map(({ state }) => state)

test('an order that is cancelled takes its check back, once', async () => {
  const orderId = await begun({ method: 'alipay' })
  await post()
  await cancel(orderId)
  expect(await kept(orderId)).toMatchObject({ state: 'voidDue' })
  await post()
  await post()
  expect([await states(orderId), await kept(orderId)]).toEqual([['voided'], expect.objectContaining({ state: 'voided' })])
})

test('an order that is cancelled before its check is posted is never posted', async () => {
  const orderId = await begun()
  await cancel(orderId)
  later(1)
  await post()
  expect([await states(orderId), (await kept(orderId))?.state]).toEqual([[], 'voided'])
})

test('a check that was made without a word is found and taken back', async () => {
  const orderId = await begun()
  await till.suffer('silent')
  await post()
  await till.suffer('none')
  await cancel(orderId)
  later(1)
  await post()
  expect([await states(orderId), (await kept(orderId))?.state]).toEqual([['voided'], 'voided'])
})

test('a check that nobody knows of is looked for until it cannot come any more', async () => {
  const orderId = await begun()
  await till.suffer('lost')
  await post()
  await till.suffer('none')
  await cancel(orderId)
  later(1)
  await post()
  expect([await states(orderId), (await kept(orderId))?.state]).toEqual([[], 'voidDue'])
  later(5)
  await post()
  expect([await states(orderId), (await kept(orderId))?.state]).toEqual([[], 'voided'])
})

test('an order that is cancelled while its check is posted takes it back as soon as it is there', async () => {
  const orderId = await begun()
  const meanwhile: PosSystem = {
    ...pos,
    async post(check, shop) {
      const seen = await pos.post(check, shop)
      await cancel(orderId)
      return seen
    },
  }
  await postChecks.round({ ...context, pos: meanwhile })
  await post()
  expect([await states(orderId), (await kept(orderId))?.state]).toEqual([['voided'], 'voided'])
})

test('a POS that does not say that it has taken a check back is asked again', async () => {
  const orderId = await begun()
  await post()
  await cancel(orderId)
  await till.suffer('silent')
  await post()
  expect((await kept(orderId))?.state).toBe('voidDue')
  await till.suffer('none')
  later(1)
  await post()
  expect([await states(orderId), (await kept(orderId))?.state]).toEqual([['voided'], 'voided'])
})

test('a check that the POS does not let go stays there, and says why', async () => {
  const orderId = await begun()
  await post()
  await cancel(orderId)
  await till.suffer('refuses')
  await post()
  const [made] = await checks(orderId)
  expect(await kept(orderId)).toMatchObject({
    state: 'refused',
    ref: made?.ref,
    problem: '400 EMPLOYEE_NOT_FOUND The employee is not found',
  })
})
