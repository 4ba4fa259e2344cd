import { voucherGet, type Voucher } from '@harbour/protocol'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { query } from '../call.ts'
import { hostKind } from '../hosts/kind.ts'
import { useCouponCount } from './coupon-count.ts'
import { isMember, useSession } from './session.ts'

/** Asks once a visit how many coupons a member could use, but for the partner's app, where only its own serve (spec 6.4); and keeps count whenever a list of them comes. */
export function countCoupons(queries: QueryClient) {
  const wanted = query(voucherGet, { voucherStatus: 1 }, { background: true, handles: 'all' })
  const [name, brand, language, input] = wanted.queryKey
  const count = ({ queryKey, state }: Query) => {
    if (!isUsable(queryKey, [name, brand, language, input])) return
    const answer = state.data as { data: Voucher[] } | undefined // by its key
    if (answer) useCouponCount.setState({ count: answer.data.filter(({ voucherStatus }) => voucherStatus === 1).length })
  }
  queries.getQueryCache().subscribe(({ query: changed, type }: { query: Query; type: string }) => {
    if (type === 'updated') count(changed)
  })
  if (hostKind() !== 'partner' && isMember(useSession.getState().user)) void queries.prefetchQuery(wanted)
}

/** The same question at any shop: the coupons are the member's own, wherever they stand. */
function isUsable(key: QueryKey, [name, brand, language, input]: readonly [string, number, number, object]): boolean {
  if (key[0] !== name || key[1] !== brand || key[2] !== language) return false
  const { storeId: _anyShop, ...asked } = key[3] as { storeId?: string } // as `query` makes it
  return hashKey([asked]) === hashKey([input])
}
