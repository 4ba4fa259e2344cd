import { voucherPromoCodeGet, voucherStatuses, type Input } from '@harbour/protocol'
import { brandIds, centsToDollars } from '@harbour/rules'
import type { Call } from '../deps.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { draftCart } from '../../ordering/draft/draft-cart.ts'
import { listOfVendor } from '../list-vendor-vouchers.ts'
import { claimIssued, issuedPromo } from '../claim-issued-code.ts'
import { judgePromo, type PromoVerdict } from '../judge-promo.ts'
import { partnerSignedIn } from '../load-vouchers.ts'
import { externalProductLookup } from '../external-product-lookup.ts'
import { promoRecord, typedPromoCode } from '../promo-voucher.ts'
import { wireVoucher } from '../wire-voucher.ts'

export const voucherPromoCodeGetAction = handle(voucherPromoCodeGet, async (input, call) => {
  const { catalogue, brand, caller, language, clock } = call
  const { storeId, lines, orderType, wantedAt } = input
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(voucherPromoCodeGet, 'STORE_UNKNOWN')
  const promoCode = typedPromoCode(input.promoCode)
  const issued = catalogue.promoCode(promoCode, brand) ? undefined : await issuedPromo(promoCode, brand, call)
  const promo = issued ?? catalogue.promoCode(promoCode, brand)
  if (!promo)
    throw refuse(
      voucherPromoCodeGet,
      catalogue.promoCode(promoCode, brand === brandIds.hongKong ? brandIds.macau : brandIds.hongKong) ? 'PROMO_NOT_HERE' : 'PROMO_UNKNOWN',
    )
  const cart = draftCart({ lines, orderType, wantedAt, cutlery: false }, { shop, zone: null, now: clock.now(), language }, catalogue)
  const chosen = (input.coupons ?? []).filter((code) => code !== promo.promoCode)
  const signedIn = promo.partner ? await isSignedIn(input, call) : false
  const found = await judgePromo(promo, { cart, chosen, userId: caller.userId, brand, language, storeId, signedIn }, call)
  if (found) throw refuse(voucherPromoCodeGet, found.obstacle, gapOf(found))
  const outcome = issued ? await claimIssued(issued, { userId: caller.userId, brand }, call) : 'given'
  if (outcome !== 'given') throw refuse(voucherPromoCodeGet, outcome === 'used' ? 'VOUCHER_USED' : 'PROMO_ENDED')
  return wireVoucher(promoRecord(promo, catalogue), {
    status: voucherStatuses.usable,
    language,
    codes: externalProductLookup(catalogue, { brand, storeId, at: wantedAt ?? clock.now() }),
  })
})

/** A guest key is asked about there and then; without one the partner's last answer counts. */
async function isSignedIn({ yuuGuestKey }: Input<typeof voucherPromoCodeGet>, call: Call<'visitor'>): Promise<boolean> {
  const { caller, brand, vendors, vouchers, clock } = call
  if (yuuGuestKey && vendors.partner) {
    const list = await listOfVendor(vendors.partner, { ...caller, brand, guestKey: yuuGuestKey }, call)
    if (list !== 'unknown') await vouchers.partnerAnswered(caller.userId, { loggedIn: typeof list !== 'string', at: clock.now() })
  }
  return partnerSignedIn(caller.userId, call)
}

/** The gap that the guest can close: dollars, or dishes. */
function gapOf({ verdict }: NonNullable<PromoVerdict>): { gapMoney?: number; gapItems?: number } | null {
  if (!verdict || verdict.usable || !('gap' in verdict) || !verdict.gap) return null
  return 'money' in verdict.gap ? { gapMoney: centsToDollars(verdict.gap.money) } : { gapItems: verdict.gap.items }
}
