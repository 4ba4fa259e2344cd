import { cents, type Cents, type Instant } from '@harbour/rules'

type Say = (column: string, fault: string) => void

/** A sum as files have it: dollars with a point and two decimals at most, with or without a minus. */
export function centsIn(text: string, column: string, say: Say): Cents {
  const read = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!read) {
    say(column, 'is no sum')
    return cents(0)
  }
  const [, minus, whole = '0', part = ''] = read
  const sum = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents(minus && sum !== 0 ? -sum : sum)
}

/** A moment as files have it: `2026-11-22 04:31:09` or `2026-11-22T04:31:09Z`, both in UTC. */
export function momentIn(text: string, column: string, say: Say): Instant {
  const read = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?Z?$/.exec(text)
  const at = read ? Date.parse(`${read[1]}T${read[2]}Z`) : Number.NaN
  if (!Number.isNaN(at)) return at
  say(column, 'is no moment')
  return 0
}
