import { voucherPromoCodeGet, type Sent } from '@harbour/protocol'
import { call } from '../../../api/call.ts'

/** Asks the server what a promo code opens for this cart at this shop. */
export const openPromo = (asked: Sent<typeof voucherPromoCodeGet>) => call(voucherPromoCodeGet, asked, { background: true, handles: 'all' })
