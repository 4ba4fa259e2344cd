/** Integer cents, the only unit of money inside Harbour. The protocol package declares the same shape, so the two fit. */
export type Cents = number & { readonly unit: 'cents' }

/** A whole number of cents as money. Refuses fractions and unsafe sizes: money is never rounded by accident. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount + 0) as Cents // the one place where a number becomes money; + 0 turns -0 into 0
}

/** The sum of any number of amounts, in cents; of none, 0. */
export function addCents(...amounts: Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** An amount so many times, in cents. Refuses a count that is negative or not whole. */
export function timesCents(amount: Cents, count: number): Cents {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`)
  return cents(amount * count)
}

/** A percentage of an amount, in cents, a half rounded up. Refuses a percentage that is negative or not whole. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(wholeTimes(timesCents(amount, percent) + 50, 100))
}

/**
 * Shares an amount out by weight, in cents, by largest remainder: the parts always add up to the whole, and of equal
 * remainders the first gets the odd cent. All weights 0 count as equal. Refuses no weights at all, and weights that are negative, not whole or too great to add up.
 */
export function shareOut(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError(`not weights: [${weights.join()}]`)
  const shares = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights
  const size = Math.abs(total)
  const whole = cents(shares.reduce((sum, share) => sum + share, 0))
  const parts = shares.map((share) => divided(size, share, whole))
  const left = size - parts.reduce((sum, { times }) => sum + times, 0)
  const favoured = left === 0 ? none : new Set(byRemainder(parts).slice(0, left))
  return parts.map(({ times }, index) => cents(Math.sign(total) * (times + (favoured.has(index) ? 1 : 0))))
}

const none: ReadonlySet<number> = new Set()

/** The whole times that `whole` goes into a product, and the rest; exact, since what is not safe to multiply is multiplied as big integers. */
function divided(size: number, share: number, whole: number): { times: number; rest: number } {
  const product = size * share
  if (Number.isSafeInteger(product)) return { times: wholeTimes(product, whole), rest: product % whole }
  const exact = BigInt(size) * BigInt(share)
  return { times: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) }
}

/** The places of the parts that have a remainder, the greatest first; of equals the first one. There are more of them than whole ones left over. */
function byRemainder(parts: readonly { rest: number }[]): number[] {
  const rests = parts.map(({ rest }) => rest)
  return rests.flatMap((rest, at) => (rest > 0 ? [at] : [])).sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0) || a - b)
}

/** The wire's dollars as cents (spec 9.4). Exact for every number with two decimals; refuses more decimals, NaN, infinities and unsafe sizes. */
export function dollarsToCents(dollars: number): Cents {
  const amount = Math.round(dollars * 100)
  if (amount / 100 !== dollars) throw new RangeError(`not dollars with at most two decimals: ${dollars}`)
  return cents(amount)
}

/** Cents as the wire's dollars, with at most two decimals (spec 9.4). */
export function centsToDollars(amount: Cents): number {
  return amount / 100
}

/** The charge of Octopus for an amount: the nearest ten cents, a half up, and the difference to book (charged less amount), all in cents. */
export function roundToTenCents(amount: Cents): { charged: Cents; difference: Cents } {
  const charged = cents(wholeTimes(amount + 5, 10) * 10)
  return { charged, difference: cents(charged - amount) }
}

/**
 * An amount for the eye (spec 9.3): "$188" in lists, "$188.0" in breakdowns (`decimals: 'one'`), "$188.5" or "$188.55" where it
 * needs them, and the true minus sign: "−$30".
 */
export function formatPrice(amount: Cents, { decimals = 'auto' }: { decimals?: 'auto' | 'one' } = {}): string {
  const size = Math.abs(amount)
  const least = decimals === 'one' ? 1 : 0
  const places = size % 10 !== 0 ? 2 : size % 100 !== 0 ? 1 : least
  return `${amount < 0 ? '\u2212' : ''}$${(size / 100).toFixed(places)}`
}

/** The number of whole steps of a size, which is above 0, in an amount of anything; none in a debt. */
export function wholeSteps(amount: number, size: number): number {
  if (!Number.isSafeInteger(size) || size <= 0) throw new RangeError(`not a size of steps: ${size}`)
  return Math.max(0, wholeTimes(amount, size))
}

/** A fraction of a count of anything, a half rounded up: 7 of 2 parts of 3 is 11. */
export function scaledCount(count: number, parts: number, whole: number): number {
  return wholeTimes(2 * count * parts + whole, 2 * whole)
}

/** The whole times that `by` goes into an integer, towards minus infinity; exact, since only a multiple is ever divided. */
function wholeTimes(amount: number, by: number): number {
  return (amount - (((amount % by) + by) % by)) / by
}

/** The whole dollars of an amount; cents left over do not count, nor do debts. */
export function wholeDollars(amount: Cents): number {
  return Math.max(0, Math.floor(amount / 100))
}
