import type { ChainPromoCode } from '@harbour/chain'
import type { Brand } from '@harbour/rules'
import type { OfferServices } from '../offers/services.ts'
import type { VoucherDeps } from './deps.ts'
import { promoRecord } from './promo-voucher.ts'

type ClaimDeps = Pick<VoucherDeps, 'catalogue' | 'clock'> & Pick<OfferServices, 'issuedCodes'>

/** The promo code that one of the codes made for it opens, under that code, while it is live at a brand. */
export async function issuedPromo(code: string, brand: Brand, { catalogue, issuedCodes }: ClaimDeps): Promise<ChainPromoCode | undefined> {
  const promoCode = await issuedCodes.promoCodeOf(code)
  const promo = promoCode === undefined ? undefined : catalogue.promoCode(promoCode, brand)
  if (!promo) return undefined
  const { budget: _, ...terms } = promo
  // Each of them is one use of its own, whatever is left of those of the promo code itself.
  return { ...terms, promoCode: code, limit: null, once: false }
}

/** Gives a guest the coupon that a code opens. */
export async function claimIssued(
  issued: ChainPromoCode,
  { userId, brand }: { userId: string; brand: Brand },
  deps: ClaimDeps,
): Promise<'given' | 'used' | 'taken'> {
  const { promoCode: code } = issued
  const parent = (await deps.issuedCodes.promoCodeOf(code)) ?? code
  const record = { ...promoRecord(issued, deps.catalogue), voucherId: parent }
  const oncePer = deps.catalogue.promoCode(parent, brand)?.once ? parent : null
  return deps.issuedCodes.claim({ code, userId, brand, record: JSON.stringify(record), oncePer, at: deps.clock.now() })
}
