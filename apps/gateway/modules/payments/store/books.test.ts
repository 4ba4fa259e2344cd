import { noon } from '../../../testing/gateway.ts'
import { afterAll, expect, test } from 'vitest'
import { createBooks } from './books.ts'
import { openDatabase, type Database } from '../../../platform/database/database.ts'
import { createTestDatabase } from '../../../testing/database.ts'

const database = await createTestDatabase()
const db = openDatabase(database.url)
afterAll(async () => {
  await db.stop()
  await database.drop()
})

/** PostgreSQL's plan for each statement that is asked of it, if it read through a table only where it cannot do without. */
const plans: Record<string, string> = {}
const explaining: Database = {
  ...db,
  rows: (statement, values = []) =>
    db.transaction(async (rows) => {
      await rows({ name: '', text: 'set local enable_seqscan = off' })
      const lines = await rows<{ 'QUERY PLAN': string }>({ name: '', text: `explain ${statement.text}` }, values)
      plans[statement.name] = lines.map((line) => line['QUERY PLAN']).join('\n')
      return []
    }),
}

test('the reconciliation reads through no table', async () => {
  const books = createBooks(explaining)
  await books.payments({ from: noon, provider: 'sandbox', keys: ['00000000-0000-7000-8000-000000000000'], refs: ['pay_1'] })
  await books.balances()
  await books.lost(noon)
  await books.crooked(noon)
  expect(Object.keys(plans)).toHaveLength(4)
  expect(Object.entries(plans).filter(([, plan]) => plan.includes('Seq Scan'))).toEqual([])
  const { 'books-payments': payments, 'books-balances': balances, 'books-lost': lost, 'books-crooked': crooked } = plans
  expect(payments).toMatch(/payments_begun[^]*payments_pkey[^]*payments_of_(provider|ref)/)
  expect([balances, lost, crooked]).toEqual(
    [/ledger_until_now_unplaced/, /orders_with_note/, /ledger_until_now_at/].map((index) => expect.stringMatching(index)),
  )
})

test('a card is looked up by its provider’s name for it', async () => {
  const text = `select user_id from cards where provider = $1 and ref = $2`
  await explaining.rows({ name: 'card', text }, ['sandbox', 'card_1'])
  expect(plans['card']).toContain('cards_of_provider')
})
