import { cancelOrder } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { createBooks } from '../store/books.ts'
import { createClosings } from '../store/closings.ts'
import { noon } from '../../../testing/gateway.ts'
import { payBack } from '../workers/pay-back.ts'
import { startWithBank } from '../../../testing/payments.fixtures.ts'
import { readClosing } from '../reconciliation/read-closing.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

const { bank, money, gateway, deps, clock, guest, later } = await startWithBank()
const closings = createClosings(deps.db)
const report = () => reconcile({ books: createBooks(deps.db), closings, providers: bank.providers, from: noon - 60_000 })
const inReport = async (words: string) => (await report()).lines.some((line) => line.includes(words))

const said = (id: string, ...words: string[]) => {
  const closing = readClosing([id, '--note', 'seen in the bank’s list', ...words], { user: 'mei', now: clock.at })
  if (typeof closing === 'string') throw new Error(closing)
  return closing
}
const idOf = async (text: string, orderId: string) => (await deps.db.rows<{ id: string }>({ name: '', text }, [orderId]))[0]?.id ?? ''

/** A guest who has paid a dollar where more was asked for. */
async function mismatched() {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref, { amount: 100 })
  await money.status(orderId)
  return { orderId, ref, id: await idOf('select payment_id as id from payments where order_id = $1', orderId) }
}

/** A refund that its provider has failed five times. */
async function failedForGood() {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  await money.status(orderId)
  await gateway.ask(cancelOrder, { orderId }, guest)
  bank.refundsEndAs('failed')
  for (let round = 0; round < 5; round++) {
    await payBack.round(deps)
    later(60)
  }
  bank.bounce(ref)
  return { orderId, ref, id: await idOf('select refund_id as id from refunds where order_id = $1', orderId) }
}

test('what nobody could place is named by the report until a person has given it back at the provider, and once only', async () => {
  const { orderId, ref, id } = await mismatched()
  expect(await inReport(`for a person: payment ${id}`)).toBe(true)
  bank.givenBackThere(ref)
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => closings.close(said(id, '--as', 'returned'))))
  expect(outcomes.toSorted()).toEqual(['closed', 'known', 'known'])
  expect([await money.ledger(orderId), (await report()).unexplained]).toEqual([{}, 0])
  expect([await inReport(id), await inReport('closed by a person: ')]).toEqual([false, true])
})

test('what the chain keeps, or pays back from its own purse, leaves the quarantine, and is shown as that', async () => {
  const [kept, paid] = [await mismatched(), await mismatched()]
  expect(await closings.close(said(kept.id, '--as', 'kept'))).toBe('closed')
  expect(await closings.close(said(paid.id, '--as', 'returned', '--via', 'office', '--by', 'Kit'))).toBe('closed')
  expect(await money.ledger(kept.orderId)).toEqual({ provider: 100, kept: -100 })
  expect(await money.ledger(paid.orderId)).toEqual({ provider: 100, office: -100 })
  expect([await inReport('in kept: HKD $1'), await inReport('in office: HKD $1'), (await report()).unexplained]).toEqual([true, true, 0])
  const who = { name: '', text: 'select by_whom as "by", note, closed_at as at from closings where case_id = any($1) order by by_whom' }
  expect(await deps.db.rows(who, [[kept.id, paid.id]])).toEqual([
    { by: 'Kit', note: 'seen in the bank’s list', at: noon },
    { by: 'mei', note: 'seen in the bank’s list', at: noon },
  ])
})

test('[4.42] a refund that failed for good is refunded once a person has paid it, and what its provider says of the try before is heard no more', async () => {
  const { orderId, ref, id } = await failedForGood()
  expect((await money.detail(orderId)).refund).toEqual({ state: 'manual', amount: 8900 })
  expect(await inReport(`for a person: refund ${id}`)).toBe(true)
  expect(await closings.close(said(id, '--as', 'returned', '--via', 'office'))).toBe('closed')
  later(24 * 60)
  await payBack.round(deps)
  clock.at = noon
  expect((await money.detail(orderId)).refund).toEqual({ state: 'refunded', amount: 8900 })
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900, refunds: 8900, office: -8900 })
  expect([await inReport(id), (await report()).unexplained, await bank.provider.read(ref)]).toMatchObject([false, 0, { refunded: 0 }])
  expect(await closings.close(said(id, '--as', 'kept'))).toBe('known')
})

test('what waits for nobody is not closed, and changes nothing', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  await money.status(orderId)
  const id = await idOf('select payment_id as id from payments where order_id = $1', orderId)
  expect(await closings.close(said(id, '--as', 'returned'))).toBe('unknown')
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
})

const id = '0190a4a4-0000-7000-8000-000000000000'
test.each([
  [[]],
  [[id]],
  [[id, '--as', 'kept']],
  [['7', '--as', 'kept', '--note', 'x']],
  [[id, '--as', 'lost', '--note', 'x']],
  [[id, '--as', 'returned', '--note', ' ']],
  [[id, '--as', 'returned', '--note', 'x', '--via', 'sea']],
  [[id, '--as', 'kept', '--note', 'x', '--via', 'office']],
  [[id, id, '--as', 'kept', '--note', 'x']],
  [[id, '--as', 'kept', '--note', 'x', '--force']],
])('not a decision: %j', (typed) => {
  expect(readClosing(typed, { user: 'mei', now: noon })).toEqual(expect.any(String))
})
