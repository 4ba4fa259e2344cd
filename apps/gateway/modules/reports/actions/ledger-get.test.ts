import { ledgerGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, manager, orders } = await startReports()
afterAll(gateway.stop)
const day = '2026/11/20'

test('the lines of a day, of all accounts or one, with what each adds up to', async () => {
  const { lines, more, accounts, csv } = await gateway.ask(ledgerGet, { day }, finance)
  expect(lines).toHaveLength(12)
  expect(more).toBe(false)
  expect(csv).toBeNull()
  expect(accounts).toEqual([
    { account: 'provider', lines: 4, amount: 13389, debit: 27800, credit: 14411 },
    { account: 'refunds', lines: 2, amount: 14411, debit: 14411, credit: 0 },
    { account: 'sales', lines: 4, amount: -43600, debit: 0, credit: 43600 },
    { account: 'till', lines: 2, amount: 15800, debit: 15800, credit: 0 },
  ])
  const till = await gateway.ask(ledgerGet, { day, account: 'till', csv: true }, finance)
  expect(till.lines).toMatchObject([
    { orderId: orders.cash, storeId: '3101', amount: 8900, paymentId: null, refundId: null },
    { orderId: orders.withCoupon, amount: 6900 },
  ])
  expect(till.csv?.split('\r\n')[1]).toMatch(/^\d+,[\da-f-]{36},2026\/11\/20 12:30:00,HB 2611 \d+,3101,till,89,,$/)
})

test('the lines of one order are found by a part of its number, and one line by its own', async () => {
  const { lines } = await gateway.ask(ledgerGet, { day }, finance)
  const { orderNo = '', orderId, lineNo } = lines.at(-1) ?? {}
  const found = await gateway.ask(ledgerGet, { day, find: orderNo.toLowerCase().replaceAll(' ', '') }, finance)
  expect(found.lines).toEqual(lines.filter((line) => line.orderId === orderId))
  expect(found.accounts).toHaveLength(4)
  expect((await gateway.ask(ledgerGet, { day, find: String(lineNo) }, finance)).lines).toContainEqual(lines.at(-1))
  expect((await gateway.ask(ledgerGet, { day, find: 'none such' }, finance)).lines).toEqual([])
})

test('it goes on after a line', async () => {
  const { lines } = await gateway.ask(ledgerGet, { day }, finance)
  const rest = await gateway.ask(ledgerGet, { day, after: lines[9]?.lineNo }, finance)
  expect(rest.lines).toEqual(lines.slice(10))
  // A hundred lines at a time, of 112.
  await gateway.context.db.rows(
    {
      name: '',
      text: `insert into ledger (booking_id, order_id, account, amount, currency, at)
        select gen_random_uuid(), $1, 'rounding', n, 'HKD', '2026-11-20T23:59:59+08' from generate_series(1, 100) n`,
    },
    [orders.feast],
  )
  const first = await gateway.ask(ledgerGet, { day }, finance)
  const second = await gateway.ask(ledgerGet, { day, after: first.lines.at(-1)?.lineNo }, finance)
  expect([first.lines.length, first.more, second.lines.length, second.more]).toEqual([100, true, 12, false])
  const rows = async (wholeDay: boolean) =>
    (await gateway.ask(ledgerGet, { day, csv: true, wholeDay }, finance)).csv?.trim().split('\r\n').length
  expect([await rows(false), await rows(true)]).toEqual([101, 113])
})

test('the books are for those who do them: those of Macau see those of Macau', async () => {
  const ofMacau = await newStaff(gateway, 'finance', { kind: 'brand', brand: 42 })
  expect(await gateway.call(ledgerGet, { day }, manager)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await gateway.ask(ledgerGet, { day }, ofMacau)).toMatchObject({ lines: [], accounts: [] })
  expect((await gateway.ask(ledgerGet, { day }, { ...ofMacau, brand: 42 })).lines).toHaveLength(2)
})

test('a day to come is refused', async () => {
  expect(await gateway.call(ledgerGet, { day: '2026/11/21' }, finance)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(ledgerGet, { day, account: 'gold' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})
