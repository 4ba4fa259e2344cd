import { offerTry, type CouponRef, type EditedOffer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { useVersions } from '../../catalogue/versions.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { useBasket } from './basket-store.ts'
import { nameable } from './nameable.ts'

/** Tries an offer on the basket, as it is edited, beside what else is chosen. Nothing is asked before a basket has dishes and a shop. */
export function useTrial(offer: EditedOffer | null, own: CouponRef | null, storeId: string) {
  const { versions } = useVersions()
  const { orderType, at, lines, beside } = useBasket()
  const settled = useSettled(JSON.stringify(nameable(offer)))
  const coupons = [...(own ? [own] : []), ...besideOf(beside, own)]
  const input = {
    versionNo: versions?.shownNo ?? 0,
    // What was just made to a text comes back as it was.
    offer: JSON.parse(settled) as EditedOffer | null,
    coupons,
    storeId,
    orderType,
    ...(at && { at: Date.parse(`${at}:00+08:00`) }),
    partnerSignedIn: true,
    lines,
  }
  return useQuery({
    ...query(offerTry, input),
    enabled: versions !== undefined && storeId !== '' && lines.length > 0,
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

function besideOf(beside: readonly string[], own: CouponRef | null): CouponRef[] {
  return beside.flatMap((name): CouponRef[] => {
    const [kind = '', id = ''] = name.split(' ')
    if ((kind !== 'coupon' && kind !== 'promoCode') || (own?.kind === kind && own.id === id)) return []
    return [{ kind, id }]
  })
}
