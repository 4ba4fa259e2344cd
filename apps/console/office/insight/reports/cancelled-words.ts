import type { Answer, cancelledGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { reasonName } from '../../../words/reason-name.ts'

type Row = Answer<typeof cancelledGet>['rows'][number]

/** The reason of a cancelled order, as the shop's screens say it; those of old have none. */
export const reasonWords = (reason: Row['reason']): string => (reason === null ? m.insight_no_reason() : reasonName(reason))

/** The one by whom an order ended. */
export const byWords = (by: Row['by']): string =>
  ({ guest: m.insight_by_guest, shop: m.insight_by_shop_itself, time: m.insight_by_time, unpaid: m.insight_by_unpaid })[by]()
