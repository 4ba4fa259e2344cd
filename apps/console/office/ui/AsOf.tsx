import { exactTimeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Callout } from './Callout.tsx'

type AsOfProps = {
  /** The answers that are shown: undefined before they come. */
  answers: readonly ({ asOf?: number | undefined } | undefined)[]
}

/** Says of when the figures shown are, where some of them were read late; the earliest counts. */
export function AsOf({ answers }: AsOfProps) {
  const late = answers.flatMap((answer) => answer?.asOf ?? [])
  return late.length > 0 && <Callout look="info">{m.insight_as_of({ time: exactTimeOfDay(Math.min(...late)) })}</Callout>
}
