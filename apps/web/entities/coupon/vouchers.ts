import { voucherStatuses, voucherGet, type Voucher, type VoucherStatus } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { hostKind } from '../../lib/host-kind.ts'
import { draftStore } from '../../lib/persisted-store.ts'
import { listedVouchers } from './listed-vouchers.ts'
import { asksPartnerLogin, usePartner, usePartnerVouchers } from '../partner/partner.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'
import { brand } from '../../api/region.ts'
import { isMember, useSession } from '../../api/session.ts'

const quiet = { background: true, handles: 'all' } as const

/** Vouchers that promo codes have opened on this visit, for each brand: they are no member's own, and a guest may have them too. */
const usePromoStore = draftStore<{ byBrand: Partial<Record<Brand, Voucher[]>> }>('promo-vouchers', { byBrand: {} })
const noVouchers: Voucher[] = []

export const usePromoVouchers = (): Voucher[] => usePromoStore(({ byBrand }) => byBrand[brand()] ?? noVouchers)

export const promoVouchers = (): Voucher[] => usePromoStore.getState().byBrand[brand()] ?? noVouchers

/** Calls back whenever a promo code has opened something, or what it opened is gone. */
export const onPromoVouchers = (changed: () => void) => usePromoStore.subscribe(changed)

export function keepPromoVoucher(voucher: Voucher) {
  usePromoStore.setState(({ byBrand }) => {
    const others = (byBrand[brand()] ?? noVouchers).filter(({ voucherCode }) => voucherCode !== voucher.voucherCode)
    return { byBrand: { ...byBrand, [brand()]: [...others, voucher] } }
  })
}

/** The voucher that a promo code opened is used, or can be used no more. */
export function forgetPromoVouchers(codes: readonly string[]) {
  usePromoStore.setState(({ byBrand }) => ({
    byBrand: { ...byBrand, [brand()]: (byBrand[brand()] ?? noVouchers).filter(({ voucherCode }) => !codes.includes(voucherCode)) },
  }))
}

/** The member's vouchers of one status, the vendors' among them (spec 7.21); nobody asks for a guest, nor in the partner's app, where only its own serve (spec 6.4). */
export function useMemberVouchers(voucherStatus: VoucherStatus) {
  const member = useSession(({ user }) => isMember(user))
  const storeId = shopOf(useOrderLocation())?.storeId
  return useQuery({
    ...query(voucherGet, { voucherStatus, storeId }, quiet),
    enabled: member && hostKind() !== 'partner',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** All that this guest could use, from every source (spec 3.17): what is missing comes when its source answers. */
export function useVouchers(): { vouchers: Voucher[]; pending: boolean; failed: boolean; partnerSignedIn: boolean } {
  const own = useMemberVouchers(voucherStatuses.usable)
  const partner = usePartnerVouchers()
  const promos = usePromoVouchers()
  const lost = usePartner(({ isYuuGuestKeyLose }) => isYuuGuestKeyLose)
  return {
    vouchers: listedVouchers(own.data?.data ?? noVouchers, partner.data?.data ?? noVouchers, promos),
    pending: own.isLoading || partner.isLoading,
    failed: own.isError,
    partnerSignedIn: !lost && !asksPartnerLogin(partner.error),
  }
}
