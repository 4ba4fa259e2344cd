import { exactTimeOfDay } from '../../lib/format.ts'
import { serverTimeOf, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Callout } from './Callout.tsx'
import { Pill } from './Pill.tsx'

/** After this time without news what is shown is as of then, in milliseconds. */
const staleAfter = 15_000
/** After this time the page says so. */
const oldAfter = 60_000

type LiveMarkProps = {
  /** The moment of the last answer by this device's clock; 0 before the first. */
  updatedAt: number
}

/** Says that what is shown is live, or of when it is. */
export function LiveMark({ updatedAt }: LiveMarkProps) {
  const isStale = useAtServerTime((now) => now - serverTimeOf(updatedAt) > staleAfter)
  if (updatedAt === 0) return null
  return (
    <span role="status">
      {isStale ? (
        <Pill look="warn">{m.office_as_of({ time: exactTimeOfDay(serverTimeOf(updatedAt)) })}</Pill>
      ) : (
        <Pill look="ok">{m.office_live()}</Pill>
      )}
    </span>
  )
}

/** Says over a page that its numbers are old, once a minute has gone by without news. */
export function OldStrip({ updatedAt }: LiveMarkProps) {
  const isOld = useAtServerTime((now) => now - serverTimeOf(updatedAt) > oldAfter)
  if (updatedAt === 0 || !isOld) return null
  return <Callout look="warn">{m.office_old({ time: exactTimeOfDay(serverTimeOf(updatedAt)) })}</Callout>
}
