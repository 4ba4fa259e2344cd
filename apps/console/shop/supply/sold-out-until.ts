import type { Openness, SoldOutEntry } from '@harbour/protocol'

const minute = 60_000
const hour = 60 * minute

/** A moment until which something may have run out: `untilTomorrow` is the next opening on another day, which the gateway knows. */
export type UntilChoice = { id: string; until: number | null; untilTomorrow: boolean }

/** The moments that are offered: half an hour, the next full hour that is an hour away or more, closing, and tomorrow's opening. */
export function untilChoices(now: number, { closesAt }: Pick<Openness, 'closesAt'>): UntilChoice[] {
  const fullHour = Math.ceil((now + 30 * minute) / hour) * hour
  return [
    { id: 'halfHour', until: Math.ceil((now + 30 * minute) / minute) * minute, untilTomorrow: false },
    { id: 'hour', until: fullHour, untilTomorrow: false },
    ...(closesAt !== null && closesAt > fullHour ? [{ id: 'closing', until: closesAt, untilTomorrow: false }] : []),
    { id: 'tomorrow', until: null, untilTomorrow: true },
  ]
}

const hongKong = 8 * hour
const dayOf = (at: number) => Math.floor((at + hongKong) / (24 * hour))

type Day = { now: number; openings: readonly string[] }

/** The shop's day breaks at six: a shop whose opening is not known has what is out until tomorrow at that time. */
const dayBreak = '06:00'

/**
 * The id of the choice by which something has run out: one of those that are offered, `own` for another moment; undefined where none is set. `openings` are the
 * times of day at which the shop opens, by which tomorrow's is known.
 */
export function chosenId(
  entry: Pick<SoldOutEntry, 'until'> | undefined,
  choices: readonly UntilChoice[],
  { now, openings }: Day,
): string | undefined {
  if (!entry || entry.until === null) return undefined
  const { until } = entry
  const same = choices.find((choice) => choice.until === until)
  const isOpening = dayOf(until) > dayOf(now) && [...openings, dayBreak].includes(fieldOf(until).slice(11))
  return same?.id ?? (isOpening ? 'tomorrow' : 'own')
}

/** A moment as a field for a day and a time holds it, by the shop's clock: "2026-11-25T20:00". */
export const fieldOf = (at: number): string => new Date(at + hongKong).toISOString().slice(0, 16)

const longest = 30 * 24 * hour

/** The moment that such a field says; undefined where it says none that is ahead, or one more than thirty days ahead. */
export function momentOf(field: string, now: number): number | undefined {
  const at = Date.parse(`${field}:00+08:00`)
  return at > now && at <= now + longest ? at : undefined
}

/** The moment that is first put before somebody who chooses their own: the next full hour that is two hours away or more. */
export const firstOwn = (now: number): string => fieldOf(Math.ceil((now + 2 * hour) / hour) * hour)

/** The whole minutes that are left of a stretch, the one that has begun with them; null from three hours on, where the time of day says more. */
export function minutesLeft(until: number, now: number): number | null {
  const left = Math.ceil((until - now) / minute)
  return left > 180 ? null : Math.max(0, left)
}
