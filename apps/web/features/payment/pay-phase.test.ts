import type { Payment } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { askAgainAfter, isLeaving, payPhase } from './pay-phase.ts'

const noon = Date.parse('2026-11-23T12:00:00+08:00')
const card: Payment = { method: 'card', amount: cents(8900), state: 'open', reason: null, card: null, page: 'https://bank/1' }
const waiting = { status: 1, payUntil: noon + 600_000, endReason: null, refund: null }
const declined: Payment = { ...card, state: 'failed', reason: 'declined', page: null }

type Part = Partial<Parameters<typeof payPhase>[0]['order']>
const phase = (order: Part, payments: Payment[] = [], now = noon) =>
  payPhase({ order: { ...waiting, ...order } as Parameters<typeof payPhase>[0]['order'], payments }, now).kind // what the phase looks at

test.each([
  ['nothing has been begun', {}, [], 'unpaid'],
  ['a payment is under way', {}, [card], 'open'],
  ['the bank has the money, the order not yet its place', {}, [{ ...card, state: 'paid' }], 'open'],
  ['the latest payment failed', {}, [declined, card], 'failed'],
  ['another way was begun after a failure', {}, [{ ...card, method: 'alipay' }, declined], 'open'],
  ['the order is placed', { status: 7, payUntil: null }, [{ ...card, state: 'paid' }], 'paid'],
  ['it is paid at the door after all', { status: 7, payUntil: null }, [declined], 'paid'],
  ['the food is being brought', { status: 14, payUntil: null }, [], 'paid'],
  [
    'a payment before the latest is looked at',
    { status: -1, payUntil: null, endReason: 'unpaid', checking: true },
    [declined, card],
    'checking',
  ],
  ['nobody paid in time', { status: -1, payUntil: null, endReason: 'unpaid' }, [declined], 'expired'],
  ['the guest took it back', { status: -1, payUntil: null, endReason: 'guest' }, [], 'cancelled'],
  ['the money came too late', { status: -1, endReason: 'unpaid', refund: { state: 'arranged', amount: cents(8900) } }, [card], 'refunding'],
  ['what the bank says is strange', {}, [{ ...card, state: 'checking' }], 'checking'],
] as [string, Part, Payment[], string][])('[1.20] %s', (_, order, payments, kind) => {
  expect(phase(order, payments)).toBe(kind)
})

test('the time to pay is over with its last millisecond, but a payment under way is still asked about', () => {
  const end = noon + 600_000
  expect(phase({}, [declined], end - 1)).toBe('failed')
  expect(phase({}, [declined], end)).toBe('expired')
  expect(phase({}, [], end)).toBe('expired')
  expect(phase({}, [card], end)).toBe('open')
})

test('the bank is asked every two seconds at first, and every ten at last', () => {
  expect([askAgainAfter(0), askAgainAfter(4), askAgainAfter(32), askAgainAfter(1000)]).toEqual([2_000, 3_000, 10_000, 10_000])
})

test('[1.20] who leaves for the page where it is paid is on the way only while there is something to pay', () => {
  const begun = { isPending: true, data: undefined }
  const known = { isPending: false, data: { page: 'https://bank/1' } }
  const placed = { isPending: false, data: { page: null } }
  const at = (kind: 'unpaid' | 'expired' | 'cancelled' | 'refunding' | 'checking') =>
    [begun, known, placed].map((paying) => isLeaving({ kind }, paying))
  expect(at('unpaid')).toEqual([true, true, false])
  for (const kind of ['expired', 'cancelled', 'refunding', 'checking'] as const) expect(at(kind)).toEqual([false, false, false])
  const way = (kind: 'open' | 'failed', payment: Payment) => [begun, known].map((paying) => isLeaving({ kind, payment }, paying))
  expect(way('open', card)).toEqual([true, true])
  // A second try counts until the bank's answer to it is known, and the page that was opened no longer.
  expect(way('failed', declined)).toEqual([true, false])
})
