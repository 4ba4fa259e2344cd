import { offerTry, type Answer, type Input } from '@harbour/protocol'
import { basketOf, cents, itemsOf, judgePromotion, type Language, type OrderPrice, type OrderToPrice } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { readVersionOffers, type VersionOffers } from '../../catalogue/versions/version-offers.ts'
import { handle, type Call } from '../deps.ts'
import { couponsNamed, withEdited } from '../edited-offers.ts'
import { trialContext, wordsIn, type TrialContext } from '../trial-context.ts'
import { tryCoupons, type TriedVerdict } from '../try-coupons.ts'

type Tried = Answer<typeof offerTry>
const none = { gapMoney: null, gapItems: null }

export const offerTryAction = handle(offerTry, async (input, call) => {
  const { catalogue, clock, language } = call
  const { orderType, storeId, at = clock.now(), partnerSignedIn } = input
  const shop = catalogue.shop(storeId)
  if (!shop) throw refuse(offerTry, 'STORE_UNKNOWN')
  const offers = await offersOf(input, call)
  const tried = couponsNamed(input.coupons, offers)
  if (!tried) throw refuse(offerTry, 'RECORD_UNKNOWN')
  const context = trialContext({ lines: input.lines, orderType, at }, offers, { shop, soldOut: catalogue.soldOut(storeId), language })
  const place = { platformId: shop.platformStoreId, extraId: shop.extraStoreId }
  const { price, order, verdicts } = tryCoupons(tried, {
    order: context.order,
    occasion: { now: at, orderType, shop: place, book: context.order.book, partnerSignedIn },
    rules: offers.couponRule,
    language,
    catalogue,
    brand: shop.brand,
  })
  const { subtotal, discount, couponDiscount, boxedMeal, delivery, total } = price
  return {
    lines: linesOf(price, order),
    left: context.left,
    subtotal,
    discount,
    couponDiscount,
    boxedMeal,
    delivery,
    total,
    promotions: promotionWords(offers, context, { storeId, language, at }),
    coupons: verdicts.map((verdict) => couponWords(verdict, language)),
  }
})

async function offersOf({ versionNo, offer }: Input<typeof offerTry>, { db }: Call): Promise<VersionOffers> {
  const offers = withEdited(await readVersionOffers(db.rows, versionNo), offer)
  if ('faults' in offers) throw refuse(offerTry, 'RECORD_FAULTY', { faults: offers.faults })
  return offers
}

function linesOf(price: OrderPrice, order: OrderToPrice): Tried['lines'] {
  const items = itemsOf(order)
  return price.lines.flatMap(({ num, total, saved = cents(0) }, at) => {
    const item = items[at]
    if (!item) return []
    const { product, coupon } = item
    return [{ pid: product.pid, name: product.name, num, total, saved, gift: coupon !== undefined }]
  })
}

type PromotionContext = { storeId: string; language: Language; at: number }

/** The word on each promotion of the version: those of other shops are named too. */
function promotionWords(
  offers: VersionOffers,
  { order, promotions }: TrialContext,
  { storeId, language, at }: PromotionContext,
): Tried['promotions'] {
  const basket = basketOf(itemsOf({ ...order, coupons: [] }))
  return offers.promotion.flatMap((record): Tried['promotions'] => {
    const { promotionId } = record
    const words = { promotionId, name: wordsIn(record.name, language), amount: cents(0), ...none }
    if (record.storeIds?.includes(storeId) === false) return [{ ...words, why: 'shop' }]
    const promotion = promotions.find((each) => each.promotionId === promotionId)
    if (!promotion) return []
    const verdict = judgePromotion(promotion, basket, { holding: order.promotions, occasion: { now: at, orderType: order.orderType } })
    if (verdict.gives) return [{ ...words, why: 'gives', amount: verdict.amount }]
    return [{ ...words, why: verdict.why, ...(verdict.why === 'short' && gapOf(verdict.gap)) }]
  })
}

function couponWords(verdict: TriedVerdict, language: Language): Tried['coupons'][number] {
  const { kind, id, record } = verdict.tried
  const { name } = 'coupon' in record ? record.coupon : record
  const words = { kind, id, name: wordsIn(name, language), reason: null, amount: cents(0), lost: cents(0), ...none }
  if (verdict.applied) return { ...words, why: 'usable', amount: cents(verdict.applied.amount), lost: cents(verdict.applied.lost) }
  const { against } = verdict
  if (against === 'brand') return { ...words, why: 'brand' }
  if ('combines' in against) return { ...words, why: 'notCombined' }
  if ('noEffect' in against) return { ...words, why: against.noEffect }
  if (against.reason === null) return { ...words, why: against.outside }
  return { ...words, why: 'reason', reason: against.reason, ...(against.gap && gapOf(against.gap)) }
}

const gapOf = (gap: { money: number } | { items: number }) =>
  'money' in gap ? { gapMoney: cents(gap.money), gapItems: null } : { gapMoney: null, gapItems: gap.items }
