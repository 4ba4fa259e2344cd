import type { Openness } from '@harbour/protocol'

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
