import { formatPrice, cents, type Instant } from '@harbour/rules'
import type { PaymentProviders } from '../payment-provider.ts'
import type { Books } from '../store/books.ts'
import type { Closings } from '../store/closings.ts'
import { classes, compareBooks, type Compared } from './compare-books.ts'

/** The report, a line each, and how much of it nobody can explain: payments, and bookings that do not add up. */
export type Reconciled = { lines: string[]; unexplained: number }

type ReconcileInput = { books: Books; closings: Closings; providers: PaymentProviders; from: Instant }

/**
 * Lays what providers have in their books from a moment on beside our payments and our ledger (domain.md, Payments: a reconciliation that ends at
 * zero unexplained cents). A provider that gives no answer is unexplained.
 */
export async function reconcile({ books, closings, providers, from }: ReconcileInput): Promise<Reconciled> {
  const [compared, silent]: [Compared[], string[]] = [[], []]
  for (const provider of providers.all) {
    const begun = await books.payments({ from, provider: provider.name, keys: [], refs: [] })
    const ours = begun.filter((one) => one.provider === provider.name).map(({ paymentId: key, ref }) => ({ key, ref }))
    const theirs = await provider.book(from, ours)
    if (theirs === 'unknown') silent.push(provider.name)
    else {
      const named = { provider: provider.name, keys: theirs.map(({ key }) => key), refs: theirs.map(({ ref }) => ref) }
      compared.push(...compareBooks(await books.payments({ from, ...named }), theirs, provider.name))
    }
  }
  const [lost, balances, crooked] = [await books.lost(from), await books.balances(), await books.crooked(from)]
  const [open, closed] = [await closings.open(), await closings.closed(from)]
  const differences = compared.filter(({ explained }) => !explained)
  const unexplained = differences.length + crooked + silent.length
  return {
    lines: [
      ...table(compared),
      ...differences.map(
        (one) =>
          `unexplained: ${one.class}, ${money(one)}, ${one.provider} ${one.ref || '(no name)'}, payment ${one.paymentId ?? '(none)'}`,
      ),
      ...silent.map((name) => `unexplained: ${name} gives no answer`),
      ...(crooked > 0 ? [`unexplained: ${crooked} bookings do not add up to 0`] : []),
      ...balances.map(({ account, currency, amount }) => `in ${account}: ${money({ currency, cents: Math.abs(amount) })}`),
      ...open.map((one) => `for a person: ${one.kind} ${one.caseId} of order ${one.orderNo}, ${money({ ...one, cents: one.amount })}`),
      ...closed.map(({ count, currency, amount }) => `closed by a person: ${count}, ${money({ currency, cents: amount })}`),
      ...lost.map(({ orderNo, total }) => `lost: order ${orderNo} was made, and its bank let ${formatPrice(total)} go`),
      `Unexplained: ${unexplained}, ${differences.reduce((sum, one) => sum + one.cents, 0)} cents.`,
    ],
    unexplained,
  }
}

/** The number of payments of each class, and their cents, by provider and currency. */
function table(compared: readonly Compared[]): string[] {
  const wheres = [...new Set(compared.map(({ provider, currency }) => `${provider} ${currency}`))].toSorted()
  const rows = wheres.flatMap((where) =>
    classes.map((name) => {
      const found = compared.filter((one) => one.class === name && `${one.provider} ${one.currency}` === where)
      return [where, name, String(found.length), String(found.reduce((sum, one) => sum + one.cents, 0))]
    }),
  )
  return [['provider', 'class', 'payments', 'cents'], ...rows].map(([where = '', name = '', count = '', sum = '']) =>
    [where.padEnd(14), name.padEnd(12), count.padStart(9), sum.padStart(12)].join(''),
  )
}

const money = ({ currency, cents: amount }: { currency: string; cents: number }) => `${currency} ${formatPrice(cents(amount))}`
