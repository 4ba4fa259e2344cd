import type { StoreDetail } from '@harbour/protocol'
import { formatDate, parseMoment } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { dateWords } from '../../../lib/when-words.ts'

type Blackout = StoreDetail['blackouts'][number]

/** A line for each time that the shop is shut out of the ordinary, or open for listed hours only, today or later (spec 3.25, 5.2). */
export function blackoutLines(blackouts: readonly Blackout[], now: number): string[] {
  const today = formatDate(now)
  return blackouts
    .filter(({ endDate }) => endDate >= today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .map(lineOf)
}

/** Words for what is out of the ordinary today; undefined on an ordinary day. */
export function blackoutToday(blackouts: readonly Blackout[], now: number): string | undefined {
  const today = formatDate(now)
  const found = blackouts.find(({ startDate, endDate }) => startDate <= today && today <= endDate)
  return found && lineOf(found)
}

function lineOf({ startDate, endDate, times, reason }: Blackout): string {
  const dates = startDate === endDate ? dayWords(startDate) : `${dayWords(startDate)}–${dayWords(endDate)}`
  const hours = times.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(m.shops_comma())
  const note = hours ? m.shops_blackout_only({ dates, times: hours }) : m.shops_blackout_closed({ dates })
  return reason ? m.shops_blackout_why({ note, reason }) : note
}

function dayWords(date: string): string {
  const midnight = parseMoment(`${date} 00:00:00`)
  return midnight === null ? date : dateWords(midnight)
}
