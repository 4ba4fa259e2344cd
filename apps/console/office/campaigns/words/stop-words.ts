import type { Campaign } from '@harbour/protocol'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'

/** The reason why a campaign has stopped, with when. */
export function stopWords({ stopReason, most, endedAt }: Pick<Campaign, 'stopReason' | 'most' | 'endedAt'>): string {
  const at = dayAndTime(endedAt ?? 0)
  switch (stopReason) {
    case 'cost':
      return m.campaigns_stopped_cost({ most: money(most ?? 0), at })
    case 'coupon':
      return m.campaigns_stopped_coupon({ at })
    case 'person':
    case null:
      return m.campaigns_stopped_person({ at })
  }
}
