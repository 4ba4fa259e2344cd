import { hash } from 'node:crypto'
import type { Input, postOrder } from '@harbour/protocol'
import {
  languageIds,
  isPaidAtHandover,
  ageProof,
  answerBy,
  eta,
  fireAt,
  holdsAlcohol,
  memberPreferentials,
  orderTypes,
  payUntil,
  reservedMinutes,
  type Brand,
  type Instant,
  type Minutes,
  type OrderPrice,
  type UsedCoupon,
} from '@harbour/rules'
import type { ShopRecord } from '../catalogue/catalogue.ts'
import type { Call } from './deps.ts'
import type { NewOrder } from './order.ts'
import type { DraftCoupons } from './draft/draft-coupons.ts'
import type { JudgedDraft } from './draft/draft.ts'
import { giftLines } from './gift-lines.ts'
import { storedPrice } from './stored-price.ts'
import { originOf, shareOf } from './order-limits.ts'
import { orderLinesOf } from './order-lines.ts'
import { internationalPhone } from '../members/international-phone.ts'
import { isUnlimited } from '../vouchers/promo-voucher.ts'

type Content = Input<typeof postOrder>

/** The order that a judged content makes, with all that is kept of it. */
export function newOrder(
  content: Content,
  { shop, zone, book, price, coupons, makeMinutes, quote, groupId }: JudgedDraft & Pick<NewOrder, 'groupId'>,
  call: Call<'visitor'>,
): NewOrder {
  const { brand, catalogue, caller, clock, ids, language } = call
  const { clientOrderId, orderType, contact, destination, lines, cutlery, payMethod, ageDeclared = false } = content
  const { storeId } = shop
  const placedAt = clock.now()
  const books = { tc: book, en: catalogue.book(storeId, languageIds.en, content.wantedAt ?? placedAt) }
  const names = {
    tc: catalogue.promotions(brand, { storeId, language: languageIds.tc }),
    en: catalogue.promotions(brand, { storeId, language: languageIds.en }),
    coupons: new Map(coupons.records.map(({ code, name }) => [code, name])),
  }
  const travelMinutes = zone?.travelMinutes ?? 0
  const wantedAt = content.wantedAt ?? null
  const codes = Object.groupBy(coupons.coupons, ({ code }) => (isUnlimited(code, brand, catalogue) ? 'unlimited' : 'held'))
  const waits = !isPaidAtHandover(payMethod) && price.total > 0
  const alcohol = holdsAlcohol(lines, book)
  const window = eta({ placedAt, quote, wantedAt }, placedAt)
  return {
    orderId: ids.guid(),
    userId: caller.userId,
    clientOrderId,
    bodyHash: bodyHashOf(content),
    brand,
    storeId,
    orderType,
    placedAt,
    etaLow: window.from,
    etaHigh: window.to,
    makeMinutes,
    travelMinutes,
    cutlery,
    contact: contact ? { ...contact, phone: internationalPhone(contact.phone, brand) ?? contact.phone } : null,
    destination: orderType === orderTypes.delivery ? (destination ?? null) : null,
    lines: [...orderLinesOf(lines, price, books), ...giftLines(price.gifts, books)],
    price: { ...storedPrice(price, names), memberPreferentials: memberPreferentials(usedCoupons(coupons, price), { lines, book }) },
    ...reservation(shop, { wantedAt, makeMinutes, travelMinutes, share: catalogue.brand(brand).orderLimits.slotShare }),
    payMethod,
    payUntil: waits ? payUntil(placedAt) : null,
    answerBy: waits ? null : answerBy(shop, orderType, placedAt),
    ageDeclared: alcohol && ageDeclared,
    ...saidOf(content, { alcohol, asksQuarantine: catalogue.brand(brand).asksQuarantine, brand }),
    language,
    voucherCodes: codes.held?.map(({ code }) => code) ?? [],
    unlimitedCodes: codes.unlimited?.map(({ code }) => code) ?? [],
    groupId,
    origin: originOf(call, waits ? 'waiting' : 'cash'),
  }
}

type DeclarationRules = { alcohol: boolean; asksQuarantine: boolean; brand: Brand }

/** The guest's answers that are kept: none that this order did not ask for. */
function saidOf(
  { orderType, handover = 'hand', request, quarantined, birthday }: Content,
  { alcohol, asksQuarantine, brand }: DeclarationRules,
) {
  const delivery = orderType === orderTypes.delivery
  return {
    handover: delivery ? handover : null,
    request: (delivery && request) || null,
    quarantined: delivery && asksQuarantine ? (quarantined ?? null) : null,
    birthday: alcohol && ageProof(brand) === 'birthday' ? (birthday ?? null) : null,
  }
}

/** The coupons as the order used them. */
function usedCoupons({ coupons, records }: DraftCoupons, price: OrderPrice): UsedCoupon[] {
  return price.coupons.flatMap((taken) => {
    const [coupon, record] = [coupons.find(({ code }) => code === taken.code), records.find(({ code }) => code === taken.code)]
    return coupon && record ? [{ coupon, taken, names: record.name, vendor: record.vendor }] : []
  })
}

type Making = { wantedAt: Instant | null; makeMinutes: Minutes; travelMinutes: Minutes; share: number }

/** A preorder's slot and minutes, and when it is begun. */
function reservation(shop: ShopRecord, { wantedAt, makeMinutes, travelMinutes, share }: Making) {
  if (wantedAt === null) return { wantedAt, fireAt: null, slotMinutes: null, slotCapacity: null, slotShare: null }
  const { slotCapacity } = shop
  const begins = fireAt(shop, wantedAt, makeMinutes + travelMinutes)
  return {
    wantedAt,
    fireAt: begins,
    slotMinutes: reservedMinutes(makeMinutes, slotCapacity),
    slotCapacity,
    slotShare: shareOf(slotCapacity, share),
  }
}

/** The same order has the same hash in whatever language it is sent: only what is ordered counts, by its schema's own order of fields. */
export function bodyHashOf({ storeId, orderType, lines, cutlery, destination, contact, payMethod, ageDeclared, ...more }: Content): Buffer {
  const { wantedAt, gifts, coupons, total, usePoints, handover, request, quarantined, birthday } = more
  const chosen = coupons?.toSorted() ?? []
  const body = [storeId, orderType, lines, cutlery, destination, contact, payMethod, ageDeclared, wantedAt, gifts, chosen, total]
  const said = [usePoints, handover, request, quarantined, birthday && [birthday.year, birthday.month, birthday.day]]
  return hash('sha256', JSON.stringify([...body, ...said]), 'buffer')
}
