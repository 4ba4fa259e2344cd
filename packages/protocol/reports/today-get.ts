import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, StoreId, Text } from '../units.ts'
import { Csv, ofShops, Whole } from './report.ts'
import { Sales } from './sales-get.ts'

const shop = { storeId: StoreId, name: Text }

/**
 * Today as it stands: the orders of each of the last 60 minutes, the oldest first; today's sales; orders that are late now; those that were cancelled today,
 * but for those that nobody paid; shops that have left orders unanswered for more than two minutes, and shops that pause. Then the paired tablets of shops that are
 * open which would let an order be missed: that are silent, having said nothing for a minute; whose alarm is not heard; whose page is not on the screen.
 */
export const todayGet = action('candao.report.todayGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: ofShops,
  data: v.object({
    minutes: v.array(Whole),
    sales: Sales,
    late: Whole,
    cancelled: Whole,
    silent: v.array(v.object({ ...shop, orders: Whole, since: Moment })),
    paused: v.array(v.object({ ...shop, until: Moment })),
    tablets: v.array(v.object({ ...shop, tabletName: Text, state: v.picklist(['silent', 'muted', 'hidden']), since: Moment })),
    csv: Csv,
  }),
  refusals: ['STORE_UNKNOWN'],
})
