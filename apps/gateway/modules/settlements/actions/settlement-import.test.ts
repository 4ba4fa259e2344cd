import { auditGet, settlementCasesGet, settlementImport } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { settlementCsv, settlementLines, type FileLine } from '../../../testing/settlements.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, manager, bank } = await startReports()
afterAll(gateway.stop)
const day = { from: '2026/11/20', to: '2026/11/20' }
const nothing = { count: 0, amount: 0 }
const all = settlementLines(bank)
const payments = all.filter(({ type }) => type === undefined)

const bring = (lines: readonly FileLine[], as = finance) =>
  gateway.ask(settlementImport, { provider: 'sandbox', name: 'noon.csv', csv: settlementCsv(lines) }, as)
const inbox = (as = finance) => gateway.ask(settlementCasesGet, day, as)

test('half a dollar given back at the terminal differs, and what the file lacks is ours only', async () => {
  expect(await inbox()).toMatchObject({ matched: nothing, waiting: { count: 4, amount: 13389 }, cases: [], files: [] })
  const [first, second] = payments
  if (!first || !second) throw new Error('two were paid')
  const atTerminal = { id: 're_terminal', type: 'refund', payment: first.id, reference: 'terminal 0311', amount: -50 }
  const answer = await bring([first, atTerminal])
  expect(answer).toMatchObject({
    again: false,
    matched: nothing,
    differing: { count: 1, amount: 50 },
    oursOnly: { count: 1 },
    theirsOnly: nothing,
  })
  expect(answer.file).toMatchObject({ name: 'noon.csv', lines: 2, known: 0, elsewhere: 0 })
  const { cases, unexplained, files, fees } = await inbox()
  expect(unexplained).toEqual({ cases: 2, cents: 50 + second.amount })
  expect(cases).toContainEqual(
    expect.objectContaining({
      class: 'differing',
      kind: 'payment',
      difference: -50,
      ours: first.amount,
      theirs: first.amount - 50,
      state: 'open',
      storeId: '3101',
    }),
  )
  expect([files.length, fees]).toEqual([1, 100])
})

test('a later file settles what was missing; a line that has come is kept once, and the same file changes nothing', async () => {
  const answer = await bring(all)
  expect(answer).toMatchObject({ again: false, matched: { count: 3 }, differing: { count: 1, amount: 50 }, oursOnly: nothing, settled: 1 })
  expect(answer.file).toMatchObject({ lines: 4, known: 1 })
  const before = await inbox()
  expect(before).toMatchObject({ matched: { count: 3 }, waiting: nothing, unexplained: { cases: 1, cents: 50 } })
  expect(await bring(all)).toMatchObject({ again: true, file: { fileId: answer.file.fileId }, matched: { count: 3 }, settled: 0 })
  expect(await inbox()).toEqual(before)
})

test('what only the provider has is nobody’s order', async () => {
  const answer = await bring([{ id: 'pay_stranger', reference: 'somebody', amount: 21300 }])
  expect(answer.theirsOnly).toEqual({ count: 1, amount: 21300 })
  const { cases } = await inbox()
  expect(cases.filter((one) => one.class === 'theirsOnly')).toMatchObject([
    { theirRef: 'pay_stranger', orderId: null, ours: null, theirs: 21300 },
  ])
})

test('a report of Stripe is read as Stripe publishes it, and knows nothing of another provider’s payments', async () => {
  const head =
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,payment_metadata[attempt]'
  const csv = `${head}\ntxn_1,2026-11-20 04:10:00,hkd,89.00,3.00,86.00,charge,ch_1,pi_1,${payments[0]?.reference}\ntxn_2,2026-11-20 05:00:00,hkd,-86.00,0.00,-86.00,payout,po_1,,\n`
  const answer = await gateway.ask(settlementImport, { provider: 'stripe', name: 'payout.csv', csv }, finance)
  expect(answer).toMatchObject({ theirsOnly: { count: 1, amount: 8900 }, matched: nothing })
  expect((await inbox()).payouts).toBe(8600)
})

test('a wrong file is refused whole, with its faults', async () => {
  const refused = async (csv: string) => gateway.call(settlementImport, { provider: 'sandbox', name: 'x.csv', csv }, finance)
  expect(await refused('shop,sales\n3101,89')).toMatchObject({
    code: 'IMPORT_FAULTY',
    data: { faults: expect.arrayContaining([{ line: 1, column: 'id', fault: 'is missing' }]) },
  })
  const broken = settlementCsv([{ id: 'pay_broken', amount: 100 }]).replace('1.00', 'one')
  expect(await refused(broken)).toMatchObject({
    code: 'IMPORT_FAULTY',
    data: { faults: [{ line: 2, column: 'amount', fault: 'is no sum' }] },
  })
  expect(await refused(settlementCsv([{ id: 'pay_mop', amount: 100, currency: 'MOP' }]))).toMatchObject({
    code: 'IMPORT_FAULTY',
    data: { faults: [{ line: 2, column: 'currency' }] },
  })
  expect(await gateway.call(settlementImport, { provider: 'bank', name: 'x', csv: '' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('somebody else’s brand: its books are not brought in, its payments not told', async () => {
  const ofMacau = await newStaff(gateway, 'finance', { kind: 'brand', brand: 42 })
  const csv = settlementCsv([{ id: 'pay_again', reference: payments[0]?.reference ?? '', amount: 8900, currency: 'MOP' }])
  const ask = { provider: 'sandbox', name: 'macau.csv', csv } as const
  expect(await gateway.call(settlementImport, ask, ofMacau)).toMatchObject({ code: 'BRAND_NOT_WHOLE' })
  const ofOneShop = await newStaff(gateway, 'finance', atShops('3101'))
  expect(await gateway.call(settlementImport, { ...ask, csv: settlementCsv(all) }, ofOneShop)).toMatchObject({ code: 'BRAND_NOT_WHOLE' })
  expect(await gateway.ask(settlementImport, ask, { ...ofMacau, brand: 42 })).toMatchObject({
    theirsOnly: { count: 1 },
    differing: nothing,
  })
  const { cases, matched } = await inbox({ ...ofMacau, brand: 42 })
  expect([cases, matched]).toMatchObject([[{ class: 'theirsOnly', orderId: null, orderNo: null }], nothing])
  expect((await inbox(ofMacau)).cases).toEqual([])
  expect(await gateway.call(settlementImport, ask, manager)).toMatchObject({ code: 'NOT_ALLOWED' })
})

test('who does the books of one shop sees its differences alone, and each file is written down', async () => {
  const ofShop = await newStaff(gateway, 'finance', atShops('3101'))
  const elsewhere = await newStaff(gateway, 'finance', atShops('3102'))
  expect((await inbox(ofShop)).cases.map((one) => one.class)).toEqual(['differing', 'oursOnly'])
  expect((await inbox(elsewhere)).cases).toEqual([])
  const { entries } = await gateway.ask(auditGet, {}, finance)
  expect(entries.filter(({ action }) => action === settlementImport.name)).toHaveLength(5)
})
