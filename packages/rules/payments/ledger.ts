import { cents, type Cents } from '../money.ts'

/**
 * The accounts of the ledger: what a provider or a till has for us, what was sold, what rounding made, what was paid back, what is
 * owed and what nobody can place, what the office has paid by other ways, what the chain has kept though no order stands for it, and
 * the cash that was not collected for what was handed over.
 */
export type Account = 'provider' | 'till' | 'sales' | 'rounding' | 'refunds' | 'owed' | 'quarantine' | 'office' | 'kept' | 'short'
/** One line of a booking, in cents; the lines of a booking add up to 0. */
export type Posting = { account: Account; amount: Cents }

/**
 * An event in the life of money: amounts in cents. `sale`: for an order of this total; `late`: for an order that could not be made any more. `cash`: so much of the total was
 * `collected` at the handover, all of it where that is not said, and never more. `bounce`: what was paid
 * back came back to us. `byHand`: a person has given it back, at its provider or by the office's own purse. `kept`: a person has decided that it stays.
 */
export type MoneyEvent =
  | { kind: 'sale'; charged: Cents; total: Cents }
  | { kind: 'cash'; total: Cents; collected?: Cents | undefined }
  | { kind: 'late' | 'mismatched'; charged: Cents }
  | { kind: 'refund' | 'bounce' | 'kept'; amount: Cents; of: Origin }
  | { kind: 'byHand'; amount: Cents; of: Origin; via: 'provider' | 'office' }
/** The kind of event by which money came. */
type Origin = 'sale' | 'late' | 'mismatched'

const given = { sale: 'refunds', late: 'owed', mismatched: 'quarantine' } as const

/** The postings of an event: double entry, and never a line of 0 (domain.md, Payments). */
export function postings(event: MoneyEvent): Posting[] {
  return linesOf(event).filter(({ amount }) => amount !== 0)
}

function linesOf(event: MoneyEvent): Posting[] {
  switch (event.kind) {
    case 'sale':
      return [plus('provider', event.charged), minus('sales', event.total), minus('rounding', cents(event.charged - event.total))]
    case 'cash':
      return cashLines(event)
    case 'late':
      return [plus('provider', event.charged), minus('owed', event.charged)]
    case 'mismatched':
      return [plus('provider', event.charged), minus('quarantine', event.charged)]
    case 'refund':
      return [plus(given[event.of], event.amount), minus('provider', event.amount)]
    case 'bounce':
      return [plus('provider', event.amount), minus(given[event.of], event.amount)]
    case 'byHand':
      return [plus(given[event.of], event.amount), minus(event.via, event.amount)]
    case 'kept':
      // Money for an order that was made is booked as sold already.
      return event.of === 'sale' ? [] : [plus(given[event.of], event.amount), minus('kept', event.amount)]
  }
}

function cashLines({ total, collected = total }: { total: Cents; collected?: Cents | undefined }): Posting[] {
  if (collected < 0 || collected > total) throw new RangeError('nobody collects less than nothing or more than the total')
  return [plus('till', collected), plus('short', cents(total - collected)), minus('sales', total)]
}

const plus = (account: Account, amount: Cents): Posting => ({ account, amount })
const minus = (account: Account, amount: Cents): Posting => ({ account, amount: cents(0 - amount) })
