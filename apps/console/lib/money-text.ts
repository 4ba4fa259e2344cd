/** A sum as it is typed: "138.0", cents only where there are any. */
export function moneyText(cents: number): string {
  const [whole, part] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  const decimals = part % 10 === 0 ? String(part / 10) : String(part).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${whole}.${decimals}`
}

/** The cents of a sum that somebody has typed; undefined where it is none. */
export function centsOf(text: string): number | undefined {
  const read = /^(-?)\$?\s?(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!read) return undefined
  const [, minus, whole = '0', part = ''] = read
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return minus ? -cents : cents
}

const sums = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A sum as it is read: "$1,234.5", cents only where there are any, with a true minus. */
export const money = (sum: number): string => `${sum < 0 ? '−' : ''}$${sums.format(Math.abs(sum) / 100)}`

/** The same to the cent, as books have it: "1,234.50". */
export const exactMoney = (sum: number): string => `${sum < 0 ? '−' : ''}${cents.format(Math.abs(sum) / 100)}`
