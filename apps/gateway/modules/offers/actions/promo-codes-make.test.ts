import { randomUUID } from 'node:crypto'
import {
  auditGet,
  couponCostGet,
  offerUseGet,
  postOrder,
  promoCodeBatchListGet,
  promoCodesExport,
  promoCodesMake,
  voucherHold,
  voucherPromoCodeGet,
} from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponOrder, draftOnWire } from '../../../testing/coupons.fixtures.ts'
import { startGateway, type As } from '../../../testing/gateway.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let [marketing, admin]: [StaffAs, StaffAs] = [{} as StaffAs, {} as StaffAs] // signed in below
beforeAll(async () => {
  ;[marketing, admin] = [await newStaff(gateway, 'marketing'), await newStaff(gateway, 'admin')]
})

const make = (more: object = {}) =>
  gateway.call(promoCodesMake, { batchId: randomUUID(), promoCode: 'HARBOUR20', count: 3, note: 'Leaflets', ...more }, marketing)

async function madeCodes(promoCode = 'HARBOUR20', count = 2): Promise<string[]> {
  const batchId = randomUUID()
  await gateway.ask(promoCodesMake, { batchId, promoCode, count, note: '' }, marketing)
  return codesOf(batchId).then((rows) => rows.map(([code = '']) => code))
}
async function codesOf(batchId: string): Promise<string[][]> {
  const { csv } = await gateway.ask(promoCodesExport, { batchId }, marketing)
  return (csv ?? '')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
}

const food = { pids: ['carbonara', 'garlic-bread'], nums: [2, 1] }
function enter(promoCode: string, as: As) {
  const { cutlery: _, destination: __, gifts: ___, ...cart } = draftOnWire(gateway, food) as Record<string, unknown> // an object schema gives an object
  return gateway.call(voucherPromoCodeGet, { promoCode, ...cart }, as)
}
async function order(code: string, as: As) {
  const content = (await couponOrder(gateway, as, { ...food, coupons: [code] })) as { clientOrderId: string } // an order has one
  await gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId: content.clientOrderId }, as)
  return gateway.call(postOrder, content, as)
}

test('codes are made once under one id, each another, and it is written down who made them', async () => {
  const batchId = randomUUID()
  const first = await make({ batchId, count: 500 })
  const again = await make({ batchId, count: 500 })
  expect(first.data).toMatchObject({ batch: { batchId, count: 500, claimed: 0, used: 0, madeName: 'Chan Siu Ming' } })
  expect(again.data).toEqual(first.data)
  const codes = await codesOf(batchId)
  expect(new Set(codes.map(([code]) => code)).size).toBe(500)
  expect(codes.every(([code = '', state]) => /^[A-HJ-NP-Z2-9]{12}$/.test(code) && state === 'free')).toBe(true)
  const { entries } = await gateway.ask(auditGet, {}, admin)
  expect(entries.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    [promoCodesExport.name, 'HARBOUR20'],
    [promoCodesMake.name, 'HARBOUR20'],
  ])
  expect(entries.filter(({ action }) => action === promoCodesMake.name)).toHaveLength(1)
})

test('the same id with other terms is refused, and so is a promo code that there is not', async () => {
  const batchId = randomUUID()
  await make({ batchId })
  expect(await make({ batchId, count: 4 })).toMatchObject({ code: 'BATCH_CONFLICT' })
  expect(await make({ promoCode: 'NOBODY' })).toMatchObject({ code: 'PROMO_CODE_UNKNOWN' })
  expect(await gateway.call(promoCodesExport, { batchId: randomUUID() }, marketing)).toMatchObject({ code: 'BATCH_UNKNOWN' })
})

test.each([[{ count: 0 }], [{ count: 10_001 }], [{ batchId: 'x' }], [{ promoCode: 'no' }]])('%j is turned away', async (more) => {
  expect((await make(more)).status).not.toBe(1)
})

test('a code opens what its promo code opens, for one order of one guest', async () => {
  const [code = ''] = await madeCodes()
  const [first, second] = [await newGuest(gateway), await newGuest(gateway)]
  expect(await enter(` ${code.toLowerCase()} `, first)).toMatchObject({ status: 1, data: { voucherCode: code, voucherAmount: 2_000 } })
  expect(await order(code, first)).toMatchObject({ status: 1 })
  expect(await enter(code, second)).toMatchObject({ code: 'VOUCHER_USED' })
  expect(await enter(code, first)).toMatchObject({ code: 'VOUCHER_USED' })
})

test('whoever typed it last has it, until an order holds it', async () => {
  const [code = ''] = await madeCodes()
  const [first, second] = [await newGuest(gateway), await newGuest(gateway)]
  await enter(code, first)
  expect(await enter(code, second)).toMatchObject({ status: 1 })
  expect(await gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId: randomUUID() }, second)).toMatchObject({
    held: [{ voucherCode: code }],
  })
  expect(await enter(code, first)).toMatchObject({ code: 'PROMO_ENDED' })
})

test('of a promo code that is good once for each guest, one of its codes is', async () => {
  const [one = '', other = ''] = await madeCodes('ONCE50')
  const guest = await newGuest(gateway)
  expect(await enter(one, guest)).toMatchObject({ status: 1 })
  expect(await enter(one, guest)).toMatchObject({ status: 1 })
  expect(await enter(other, guest)).toMatchObject({ code: 'VOUCHER_USED' })
})

test('codes work where the promo code itself has no uses left', async () => {
  const [code = ''] = await madeCodes('FIRST100')
  const guest = await newGuest(gateway)
  expect(await enter('FIRST100', guest)).toMatchObject({ code: 'PROMO_ENDED' })
  expect(await enter(code, guest)).toMatchObject({ status: 1 })
})

test('what they cost stands with their promo code', async () => {
  const [code = ''] = await madeCodes('PIZZAPAL', 1)
  const { uses } = await gateway.ask(offerUseGet, {}, marketing)
  expect(uses.find(({ id }) => id === 'PIZZAPAL')).toMatchObject({ made: 1, claimed: 0, used: 0, held: 0, takenOff: 0 })
  expect(code).toHaveLength(12)
  const { batches } = await gateway.ask(promoCodeBatchListGet, { promoCode: 'HARBOUR20' }, marketing)
  expect(batches.reduce((sum, { used }) => sum + used, 0)).toBe(1)
  const harbour = (await gateway.ask(offerUseGet, {}, marketing)).uses.find(({ id }) => id === 'HARBOUR20')
  expect(harbour).toMatchObject({ used: 1, takenOff: 2_000 })
  const { rows } = await gateway.ask(couponCostGet, { from: '2026/11/20', to: '2026/11/20' }, marketing)
  expect(rows.filter(({ kind }) => kind === 'coupon')).toEqual([])
})
