import type { Price } from '@harbour/protocol'
import type { Cents, MemberPreferential, OrderPrice, Promotion } from '@harbour/rules'
import type { LocalizedText } from '../../platform/localized-text.ts'

/** The price as an order keeps it: what each promotion and each coupon took off stands under the name that it had, in both languages. */
export type StoredPrice = Omit<OrderPrice, 'lines' | 'promotions' | 'coupons'> & {
  promotions: (Omit<OrderPrice['promotions'][number], 'name'> & { name: LocalizedText })[]
  coupons: { voucherCode: string; name: LocalizedText; amount: Cents; lost?: Cents; delivery?: true }[]
  /** The coupons as the shop is told of them (spec 3.19); orders of the first days were kept without. */
  memberPreferentials?: MemberPreferential[]
}

/** The names that promotions and coupons have, in both languages; coupons by their codes. */
export type KnownNames = { tc: readonly Promotion[]; en: readonly Promotion[]; coupons: ReadonlyMap<string, LocalizedText> }

export function storedPrice({ lines: _, promotions, coupons, ...amounts }: OrderPrice, known: KnownNames): StoredPrice {
  const nameIn = (all: readonly Promotion[], id: string) => all.find(({ promotionId }) => promotionId === id)?.name
  return {
    ...amounts,
    promotions: promotions.map(({ promotionId, name, amount }) => ({
      promotionId,
      name: { tc: nameIn(known.tc, promotionId) ?? name, en: nameIn(known.en, promotionId) ?? name },
      amount,
    })),
    coupons: coupons.map(({ code, name, ...off }) => ({
      ...off,
      voucherCode: code,
      name: known.coupons.get(code) ?? { tc: name, en: name },
    })),
  }
}

/** The price as the wire says it. */
export function wirePrice(price: OrderPrice): Price {
  return { ...price, coupons: price.coupons.map(({ code, ...off }) => ({ ...off, voucherCode: code })) }
}
