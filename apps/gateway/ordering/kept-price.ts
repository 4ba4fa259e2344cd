import type { Price } from '@harbour/protocol'
import { cents, type Cents, type OrderPrice, type Promotion } from '@harbour/rules'
import type { Words } from '../words.ts'

/** The price as an order keeps it: what each promotion took off stands under the name that it had, in both languages. */
export type KeptPrice = Omit<OrderPrice, 'lines' | 'promotions'> & {
  promotions: (Omit<OrderPrice['promotions'][number], 'name'> & { name: Words })[]
  coupons: { voucherCode: string; name: Words; amount: Cents; lost?: Cents }[]
  couponDiscount: Cents
}

export function keptPrice(
  { lines: _, promotions, ...amounts }: OrderPrice,
  known: { tc: readonly Promotion[]; en: readonly Promotion[] },
): KeptPrice {
  const nameIn = (all: readonly Promotion[], id: string) => all.find(({ promotionId }) => promotionId === id)?.name
  return {
    ...amounts,
    promotions: promotions.map(({ promotionId, name, amount }) => ({
      promotionId,
      name: { tc: nameIn(known.tc, promotionId) ?? name, en: nameIn(known.en, promotionId) ?? name },
      amount,
    })),
    coupons: [],
    couponDiscount: cents(0),
  }
}

/** The price as the wire says it. */
export function wirePrice(price: OrderPrice): Price {
  return { ...price, coupons: [], couponDiscount: cents(0) }
}
