import { voucherStatuses, voucherGet, yuuVoucherGet, type Voucher } from '@harbour/protocol'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { hostKind } from '../../lib/host-kind.ts'
import { useCouponCount } from './coupon-count.ts'
import { countListed, listedVouchers } from './listed-vouchers.ts'
import { isMember, useSession } from '../../api/session.ts'
import { onPromoVouchers, promoVouchers } from './vouchers.ts'

/**
 * Asks once a visit for a member's coupons, but for the partner's app, where only its own serve (spec 6.4); and counts what the list has of
 * all sources whenever one of them comes.
 */
export function countCoupons(queries: QueryClient) {
  const wanted = query(voucherGet, { voucherStatus: voucherStatuses.usable }, { background: true, handles: 'all' })
  const [name, brand, language, input] = wanted.queryKey
  let own: Voucher[] | undefined
  let ofPartner: { key: string; vouchers: Voucher[] } = { key: '', vouchers: [] }
  const count = () => {
    if (own) useCouponCount.setState({ count: countListed(listedVouchers(own, ofPartner.vouchers, promoVouchers())) })
  }
  const read = ({ queryKey, queryHash, state }: Query) => {
    const answer = state.data as { data: Voucher[] } | undefined // by its key
    if (answer && isUsable(queryKey, [name, brand, language, input])) own = answer.data
    else if (isOfPartner(queryKey) && (answer || ofPartner.key === queryHash)) ofPartner = { key: queryHash, vouchers: answer?.data ?? [] } // none once it is reset, as at a logout
    else return
    count()
  }
  const isOfPartner = (key: QueryKey) => key[0] === yuuVoucherGet.name && key[1] === brand
  queries.getQueryCache().subscribe(({ query: changed, type }: { query: Query; type: string }) => {
    if (type === 'updated') read(changed)
  })
  onPromoVouchers(count)
  if (hostKind() !== 'partner' && isMember(useSession.getState().user)) void queries.prefetchQuery(wanted)
}

/** The same question at any shop: the coupons are the member's own, wherever they stand. */
function isUsable(key: QueryKey, [name, brand, language, input]: readonly [string, number, number, object]): boolean {
  if (key[0] !== name || key[1] !== brand || key[2] !== language) return false
  const { storeId: _anyShop, ...asked } = key[3] as { storeId?: string } // as `query` makes it
  return hashKey([asked]) === hashKey([input])
}
