import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBooks, type Books } from './books.ts'
import { createFaults } from './faults.ts'
import { createPaymentOperations } from './payment-operations.ts'
import { createRefunds } from './refunds.ts'
import { noon, usual } from './server.fixtures.ts'
import { isRefused, type HookEvent, type Payment } from './types.ts'

const step = fc.oneof(
  fc
    .constantFrom('approve', 'decline', 'abandon', 'expire', 'cancel', 'close', 'pays-late', 'amount-differs', 'refund-fails')
    .map((does) => ({ does, by: 0 })),
  fc.record({ does: fc.constantFrom('capture', 'refund'), by: fc.integer({ min: 1, max: 6000 }) }),
  fc.record({ does: fc.constant('pass'), by: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ does: fc.constant('start'), by: fc.integer({ min: 1, max: 3 }) }),
)

/** Half of them are paid before anything else happens. */
const paid = [
  { does: 'approve', by: 0 },
  { does: 'capture', by: 5800 },
]

test('whatever comes in whatever order, no cent is made, each end is told once, and the journal knows it all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-laws-'))
  let files = 0
  fc.assert(
    fc.property(
      fc.constantFrom('manual', 'automatic'),
      fc.constantFrom([], paid),
      fc.array(step, { maxLength: 25 }),
      (capture, first, rest) => {
        const file = join(folder, `${(files += 1)}.jsonl`)
        const { books, told } = live(file, capture, [...first, ...rest])
        for (const payment of books.payments.values()) expect(inconsistencies(payment, books, told)).toEqual([])
        expect(books.payments.size).toBe(1)
        books.close()
        const again = openBooks(file)
        for (const kind of ['payments', 'refunds', 'events'] as const) expect([...again[kind]]).toEqual([...books[kind]])
        again.close()
      },
    ),
    { numRuns: 100 },
  )
  rmSync(folder, { recursive: true })
})

/** One payment that all this happens to, and what the shop is told of it. */
function live(file: string, capture: 'manual' | 'automatic', steps: { does: string; by: number }[]) {
  let at = noon
  const [books, faults, told] = [openBooks(file), createFaults(), [] as HookEvent[]]
  books.tell((event) => told.push(event))
  const ground = { books, faults, now: () => at }
  const [operations, refunds] = [createPaymentOperations(ground), createRefunds(ground, 3000)]
  const start = (amount: number) =>
    operations.start('key', { ...usual, amount, capture, currency: 'HKD', method: 'card', language: 'en' }, 'http://pay')
  const first = start(5800)
  if (isRefused(first)) throw new Error(first.code)
  for (const [index, { does, by }] of steps.entries()) {
    const payment = books.payments.get(first.id) ?? first
    if (does === 'approve') operations.approve(payment)
    else if (does === 'decline') operations.decline(payment, 'card_declined')
    else if (does === 'abandon') operations.decline(payment, 'abandoned')
    else if (does === 'expire') operations.expire(payment)
    else if (does === 'cancel') operations.cancel(payment)
    else if (does === 'close') operations.close(payment)
    else if (does === 'capture') operations.capture(payment, by)
    else if (does === 'refund') refunds.ask(`refund-${index}`, { payment: payment.id, amount: by, reference: 'r' })
    else if (does === 'start') start(5799 + by)
    else if (does === 'pass') at += by
    else faults.order({ kind: does })
    operations.tick()
    refunds.tick()
  }
  return { books, told }
}

/** All that is not as it must be. */
function inconsistencies(payment: Payment, books: Books, told: readonly HookEvent[]): string[] {
  const { status, amount, authorised, captured, refunded, declineCode } = payment
  const given = [...books.refunds.values()].filter((one) => one.status !== 'failed').reduce((sum, one) => sum + one.amount, 0)
  const ends = ['captured', 'declined', 'cancelled'].map((end) => told.filter(({ type }) => type === `payment.${end}`).length)
  const settled = [...books.refunds.values()].filter((one) => one.status !== 'pending').length
  const laws: Record<string, boolean> = {
    'no more is taken than was held': captured <= authorised && authorised <= amount,
    'no more is given back than was taken': refunded === given && given <= captured,
    'only what was captured is ours': captured === 0 || status === 'captured',
    'a decline has its reason, and nothing else has one': (declineCode !== null) === (status === 'declined'),
    'it ends once': ends.every((times) => times <= 1) && ends.reduce((sum, times) => sum + times, 0) <= 1,
    'the last event tells how it stands': status === 'requires_action' || told.some(({ type }) => type === `payment.${status}`),
    'each refund that has come to its end is told': told.filter(({ type }) => type.startsWith('refund.')).length === settled,
  }
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]))
}
