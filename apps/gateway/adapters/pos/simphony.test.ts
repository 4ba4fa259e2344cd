import { cents } from '@harbour/rules'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { posSettings, startPosSandbox } from '../../testing/pos-sandbox.ts'
import type { PosCheck } from '../../modules/pos/pos-system.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { openPos } from './open-pos.ts'

const till = await startPosSandbox()
afterAll(till.stop)
afterEach(async () => {
  vi.useRealTimers()
  await till.suffer('none')
})

const shop = { storeId: '3101', location: 'hkloc01', revenueCenter: 10 }
let count = 0
const check = (more: Partial<PosCheck> = {}): PosCheck => ({
  key: `key-${++count}`,
  name: `HK${count}`,
  orderType: 'takeaway',
  lines: ['#A101 外賣自取 Takeaway'],
  items: [{ item: 1001, num: 2, unit: cents(4550), words: '' }],
  charges: [],
  discount: cents(0),
  tender: null,
  total: cents(9100),
  ...more,
})

/** The adapter as a process has it that has just started, and what it logs. */
function started(more: Record<string, string> = {}) {
  const logged: object[] = []
  const log = { error: (line: object) => void logged.push(line) }
  const pos = openPos(readSettings({ ...posSettings(till.url), ...more }), { log, patienceMs: 2000 })
  if (!pos) throw new Error('the settings name no POS')
  return { pos, logged }
}

test('a check is posted, found by its name, open or closed, and taken back', async () => {
  const { pos } = started()
  const paid = check({ tender: { method: 'card', amount: cents(9100) } })
  const made = await pos.post(paid, shop)
  expect(made).toMatchObject({ total: 9100, number: expect.any(Number) as number })
  const { ref } = made as { ref: string }
  const since = Date.parse('2026-11-20T03:00:00Z')
  expect(await pos.find(paid.name, shop, since)).toEqual(made)
  expect(await pos.find(paid.name, { ...shop, revenueCenter: 11 }, since)).toBe('absent')
  expect(await pos.find(paid.name, shop, Date.parse('2026-11-20T05:00:00Z'))).toBe('absent')
  expect([await pos.void(ref, shop), await pos.void(ref, shop), await pos.find(paid.name, shop, since)]).toEqual([
    'voided',
    'voided',
    'absent',
  ])
})

test('charges and one discount make up the total, and a way of paying without a tender of its own has the others’', async () => {
  const { pos } = started()
  const charges = [{ words: '送餐費 Delivery fee', amount: cents(1505) }]
  const made = check({ charges, discount: cents(300), tender: { method: 'octopus', amount: cents(10_305) }, total: cents(10_305) })
  expect(await pos.post(made, shop)).toMatchObject({ total: 10_305 })
  expect((await till.checks())[0]).toMatchObject({
    state: 'closed',
    tenders: [{ tenderId: 109 }],
    discounts: [{ discountId: 501, total: 3 }],
  })
})

test('the same key is one check for five minutes, after which the POS does not know it any more', async () => {
  const { pos } = started()
  const twice = check({ tender: { method: 'card', amount: cents(9100) } })
  const [first, second] = [await pos.post(twice, shop), await pos.post(twice, shop)]
  expect(second).toEqual(first)
  await till.later(6)
  expect(await pos.post(twice, shop)).not.toEqual(first)
})

test('a clear no is told with its code and title; an answer that is none is unknown', async () => {
  const { pos } = started()
  const strange = check({ items: [{ item: 77_001, num: 1, unit: cents(9100), words: 'x' }] })
  expect(await pos.post(strange, shop)).toEqual({ no: '422 MENU_ITEM_NOT_FOUND A menu item is not found' })
  for (const fault of ['down', 'lost', 'silent'] as const) {
    await till.suffer(fault)
    expect(await pos.post(check(), shop)).toBe('unknown')
  }
})

test('a token that is not taken any more is opened again within the same question', async () => {
  const { pos, logged } = started()
  await pos.post(check(), shop)
  await till.endTokens()
  expect(await pos.post(check(), shop)).toMatchObject({ total: 9100 })
  expect(logged).toEqual([])
})

test('a token is renewed after half of its life, without the password', async () => {
  const { pos } = started()
  await pos.post(check(), shop)
  await till.suffer('no-sign-in')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600_000 })
  expect(await pos.post(check(), shop)).toMatchObject({ total: 9100 })
})

test('a wrong password is tried once in five minutes, and somebody is told', async () => {
  const { pos, logged } = started({ SIMPHONY_PASSWORD: 'another' })
  expect([await pos.post(check(), shop), await pos.post(check(), shop)]).toEqual(['unknown', 'unknown'])
  expect(logged).toEqual([{ simphony: expect.stringContaining('does not let us in') as string, status: 401 }])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  await pos.post(check(), shop)
  expect(logged).toHaveLength(2)
})
