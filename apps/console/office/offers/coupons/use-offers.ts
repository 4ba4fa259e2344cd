import { offerUseGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { useRecords } from '../../catalogue/records.ts'
import { offerRows } from './offer-rows.ts'

/** The coupons and codes of the brand that is looked at, with how they are used, and the rules by which they combine. */
export function useOffers() {
  const brand = useOffice(({ brand }) => brand)
  const [coupons, codes] = [useRecords('coupon'), useRecords('promoCode')]
  const [memberships, rules] = [useRecords('membership'), useRecords('couponRule')]
  const uses = useQuery({ ...query(offerUseGet, {}), staleTime: 30_000, refetchInterval: 30_000 })
  const membership = memberships.records?.find(({ record }) => record.brand === brand)?.record
  const lists = coupons.records && codes.records && memberships.records ? { coupons: coupons.records, codes: codes.records } : undefined
  return {
    rows: lists && offerRows({ ...lists, membership, uses: uses.data?.uses ?? [] }, { brand, now: serverNow() }),
    uses: uses.data?.uses,
    rules: (rules.records ?? []).map(({ record }) => record),
    stale: coupons.isFetching || codes.isFetching,
    error: coupons.error ?? codes.error ?? memberships.error ?? uses.error,
    refetch: () => Promise.all([coupons.refetch(), codes.refetch(), memberships.refetch(), uses.refetch()]),
  }
}
