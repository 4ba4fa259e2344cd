import { replyStatuses, type Voucher } from '@harbour/protocol'
import { useState } from 'react'
import { CallFailure, unanswered } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { useCart } from '../../../entities/cart/cart-store.ts'
import { useWantedAt } from '../../../entities/location/order-time.ts'
import { usePartner } from '../../../entities/partner/partner.ts'
import { shopOf, useOrderLocation } from '../../../entities/location/order-location.ts'
import { keepPromoVoucher } from '../../../entities/coupon/vouchers.ts'

/** Words for what is wrong with a code as typed; `noShop` where the guest must choose a shop before. */
export type PromoGap = { words: string; noShop?: boolean }

/** Asks the server what a promo code opens for this cart at this shop; every reason against it comes in its own words (spec 8.11). */
export function usePromo(onFound: (voucher: Voucher) => void) {
  const where = useOrderLocation()
  const { lines, coupons } = useCart()
  const wantedAt = useWantedAt() ?? undefined
  const yuuGuestKey = usePartner((partner) => partner.yuuGuestKey) || undefined
  const storeId = shopOf(where)?.storeId
  const [asking, setAsking] = useState<{ refused?: string }>()

  async function ask(promoCode: string) {
    const own = {}
    // An answer that is waited for no more says nothing.
    const settle = (now?: { refused: string }) => setAsking((asked) => (asked === own ? now : asked))
    setAsking(own)
    try {
      const { openPromo } = await import('./open-promo.ts')
      const asked = { promoCode, storeId: storeId ?? '', orderType: where.orderType, wantedAt, yuuGuestKey }
      const voucher = await openPromo({ ...asked, lines: [...lines], coupons: [...coupons] })
      settle()
      keepPromoVoucher(voucher)
      onFound(voucher)
    } catch (cause) {
      settle({ refused: refusedWords(cause) })
    }
  }

  return {
    waiting: asking !== undefined && asking.refused === undefined,
    /** The words of the last refusal. */
    refused: asking?.refused,
    forget: () => setAsking(undefined),
    /** The gap that stands in the way of asking; undefined when the code is on its way. */
    enter(typed: string): PromoGap | undefined {
      const promoCode = typed.trim()
      if (promoCode === '') return { words: m.coupon_promo_empty() }
      if (!storeId) return { words: m.coupon_promo_shop(), noShop: true }
      if (lines.length === 0) return { words: m.coupon_why_1() }
      void ask(promoCode)
      return undefined
    },
  }
}

const refusedWords = (cause: unknown): string =>
  cause instanceof CallFailure && cause.status !== unanswered && cause.status !== replyStatuses.fault
    ? cause.message
    : m.coupon_promo_lost()
