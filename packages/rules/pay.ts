import { minute, type Instant } from './clock.ts'
import { addCents, cents, roundToTenCents, shareOut, type Cents } from './money.ts'
import type { Brand } from './region.ts'

/** How an order may be paid (spec 1.20); MPay in Macau alone, Octopus in Hong Kong alone. */
export type PayMethod = 'card' | 'octopus' | 'alipay' | 'mpay' | 'cash'

const byBrand: Record<Brand, readonly PayMethod[]> = { 31: ['card', 'octopus', 'alipay', 'cash'], 42: ['card', 'alipay', 'mpay', 'cash'] }

/** The methods of a brand's region, the most usual first (spec 1.20). */
export function payMethods(brand: Brand): readonly PayMethod[] {
  return byBrand[brand]
}

/** How long an order waits for its money, the last millisecond excluded. */
export const payWindow = 10 * minute

/** Until when an order that is made now can be paid. */
export function payUntil(now: Instant): Instant {
  return now + payWindow
}

/** What a method charges for a total, in cents: Octopus the nearest ten cents, a half up; any other the total itself. */
export function chargedBy(method: PayMethod, total: Cents): Cents {
  return method === 'octopus' ? roundToTenCents(total).charged : total
}

/** A line of an order as a refund sees it, in cents; `num` of it were ordered. */
export type RefundLine = { num: number; total: Cents }
/** So many of one line to be paid back. */
export type RefundPart = { index: number; num: number }

/**
 * What is paid back for some lines, in cents: what they cost after everything that was taken off the dishes, shared out by largest
 * remainder so that all lines together make exactly `paidForDishes`. Fees stay. Refuses a line that is not there, or more of it than were ordered.
 */
export function refundFor(parts: readonly RefundPart[], lines: readonly RefundLine[], paidForDishes: Cents): Cents {
  if (lines.length === 0) throw new RangeError('an order without lines has nothing to pay back')
  const shares = shareOut(
    paidForDishes,
    lines.map(({ total }) => total),
  )
  return addCents(...parts.map(({ index, num }) => partOf(lines[index], shares[index], num)))
}

function partOf(line: RefundLine | undefined, share: Cents | undefined, num: number): Cents {
  if (!line || share === undefined || !Number.isSafeInteger(num) || num < 1 || num > line.num)
    throw new RangeError('no such part of an order')
  const each = shareOut(share, Array<number>(line.num).fill(1))
  return addCents(...each.slice(0, num))
}

/**
 * The accounts of the ledger: what a provider or a till has for us, what was sold, what rounding made, what was paid back, what is
 * owed and what nobody can place, what the office has paid by other ways, and what the chain has kept though no order stands for it.
 */
export type Account = 'provider' | 'till' | 'sales' | 'rounding' | 'refunds' | 'owed' | 'quarantine' | 'office' | 'kept'
/** One line of a booking, in cents; the lines of a booking add up to 0. */
export type Posting = { account: Account; amount: Cents }

/**
 * What happened to money: amounts in cents. `sale`: for an order of this total; `late`: for an order that could not be made any more. `bounce`: what was paid
 * back came back to us. `byHand`: a person has given it back, at its provider or by the office's own purse. `kept`: a person has decided that it stays.
 */
export type MoneyEvent =
  | { kind: 'sale'; charged: Cents; total: Cents }
  | { kind: 'cash'; total: Cents }
  | { kind: 'late' | 'strange'; charged: Cents }
  | { kind: 'refund' | 'bounce' | 'kept'; amount: Cents; of: Origin }
  | { kind: 'byHand'; amount: Cents; of: Origin; via: 'provider' | 'office' }
/** As what money came. */
type Origin = 'sale' | 'late' | 'strange'

const given = { sale: 'refunds', late: 'owed', strange: 'quarantine' } as const

/** How an event is booked: double entry, and never a line of 0 (domain.md, Payments). */
export function postings(event: MoneyEvent): Posting[] {
  return linesOf(event).filter(({ amount }) => amount !== 0)
}

function linesOf(event: MoneyEvent): Posting[] {
  switch (event.kind) {
    case 'sale':
      return [plus('provider', event.charged), minus('sales', event.total), minus('rounding', cents(event.charged - event.total))]
    case 'cash':
      return [plus('till', event.total), minus('sales', event.total)]
    case 'late':
      return [plus('provider', event.charged), minus('owed', event.charged)]
    case 'strange':
      return [plus('provider', event.charged), minus('quarantine', event.charged)]
    case 'refund':
      return [plus(given[event.of], event.amount), minus('provider', event.amount)]
    case 'bounce':
      return [plus('provider', event.amount), minus(given[event.of], event.amount)]
    case 'byHand':
      return [plus(given[event.of], event.amount), minus(event.via, event.amount)]
    case 'kept':
      // What was paid for an order that was made is booked as sold already.
      return event.of === 'sale' ? [] : [plus(given[event.of], event.amount), minus('kept', event.amount)]
  }
}

const plus = (account: Account, amount: Cents): Posting => ({ account, amount })
const minus = (account: Account, amount: Cents): Posting => ({ account, amount: cents(0 - amount) })
