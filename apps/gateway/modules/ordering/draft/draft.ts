import type { previewOrder, Input } from '@harbour/protocol'
import {
  checkCart,
  lockerObstacle,
  makingMinutes,
  orderTypes,
  priceOrder,
  productByPid,
  productOf,
  promisedItems,
  currentOpenness,
  type Brand,
  type CartLine,
  type Instant,
  type Language,
  type LineIssue,
  type Minutes,
  type Openness,
  type OrderPrice,
  type ProductBook,
  type Quote,
} from '@harbour/rules'
import type { ShopRecord, Zone } from '../../catalogue/catalogue.ts'
import type { OrderingDeps } from '../deps.ts'
import { pointPurse } from '../../members/points/point-purse.ts'
import { deliveryTerms, shopQuote } from '../../catalogue/quotes.ts'
import { draftCart } from './draft-cart.ts'
import { judgeDraftCoupons, type DraftCoupons } from './draft-coupons.ts'
import { slotObstacle, type SlotObstacle } from '../wanted-slot.ts'

export type Draft = Input<typeof previewOrder>

/**
 * A draft as it stands now: its shop, its price, how long it takes, and what is wrong with it. What is served, and how the shop stands, is
 * judged at the time that it is for.
 */
export type JudgedDraft = {
  shop: ShopRecord
  book: ProductBook
  zone: Zone | null
  openness: Openness
  issues: LineIssue[]
  /** Its coupons; the price is that of those that are applied. */
  coupons: DraftCoupons
  price: OrderPrice
  makeMinutes: Minutes
  /** The time that it would take if it were made at once. */
  quote: Quote
  /** The obstacle in a preorder's slot, apart from others having filled it. */
  slotIssue: SlotObstacle | null
  /** The reason why it cannot go into the locker that was chosen; null where it can, or where none was. */
  lockerIssue: 'LOCKER_UNAVAILABLE' | 'LOCKER_TOO_LARGE' | null
}
export type DraftRefusal = 'STORE_UNKNOWN' | 'ORDER_TYPE_UNAVAILABLE' | 'OUT_OF_SERVICE_AREA'

/** `userId`: whose coupons and points it may have; nobody's without. */
type Occasion = { brand: Brand; now: Instant; language: Language; userId: string | undefined }
type DraftDeps = Pick<OrderingDeps, 'catalogue' | 'queues' | 'vouchers' | 'holds' | 'points' | 'clock'>

/** Judges a draft by the rules and the catalogue of now; a refusal where there is no such shop, way of dining or zone. */
export async function judgeDraft(
  draft: Draft,
  { brand, now, language, userId }: Occasion,
  deps: DraftDeps,
): Promise<JudgedDraft | DraftRefusal> {
  const { catalogue, queues } = deps
  const { storeId, orderType, lines, cutlery, destination, wantedAt, gifts } = draft
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) return 'STORE_UNKNOWN'
  if (!shop.orderTypes.includes(orderType)) return 'ORDER_TYPE_UNAVAILABLE'
  const zone = orderType === orderTypes.delivery && destination ? deliveryTerms(shop, destination) : null
  if (orderType === orderTypes.delivery && destination && !zone) return 'OUT_OF_SERVICE_AREA'
  const occasion = { now: wantedAt ?? now, orderType }
  const cart = draftCart({ lines, orderType, wantedAt, cutlery, gifts }, { shop, zone, now, language }, catalogue)
  const { order } = cart
  const coupons = await judgeDraftCoupons({ codes: draft.coupons ?? [], userId, brand, language, storeId }, cart, deps)
  const points = draft.usePoints && userId !== undefined ? await pointPurse({ userId, brand }, deps) : undefined
  const price = priceOrder({ ...order, coupons: coupons.coupons, points })
  const itemMinutes = [
    ...price.lines.flatMap(({ index, num }) => Array<Minutes>(num).fill(minutesOf(order.book, lines[index]))),
    ...price.gifts.map(({ pid }) => productByPid(order.book, pid)?.makeMinutes ?? 0),
  ]
  const makeMinutes = makingMinutes(itemMinutes)
  const { travelMinutes = 0 } = zone ?? {}
  const queueMinutes = await queues.minutes(storeId)
  const inMind = promisedItems({ lines, gifts: gifts ?? [] }, order.book)
  const quote = shopQuote(shop, { orderType, queueMinutes, near: destination, makeMinutes: inMind })
  const leadMinutes = makeMinutes + travelMinutes
  return {
    shop,
    book: order.book,
    zone,
    openness: currentOpenness(shop, orderType, occasion.now),
    issues: checkCart(lines, catalogue.book(storeId, language, occasion.now), { ...occasion, coupons: coupons.coupons }),
    coupons,
    price,
    makeMinutes,
    quote,
    lockerIssue: lockerIssueOf(draft, shop, price),
    slotIssue: wantedAt === undefined ? null : slotObstacle(shop, { orderType, wantedAt, now, quote, leadMinutes }),
  }
}

function minutesOf(book: ProductBook, line: CartLine | undefined): Minutes {
  return (line && productOf(book, line)?.makeMinutes) ?? 0
}

/** Only a delivery is left in a locker. */
function lockerIssueOf({ orderType, handover }: Draft, { services }: ShopRecord, { total }: OrderPrice): JudgedDraft['lockerIssue'] {
  return orderType === orderTypes.delivery && handover === 'locker' ? (lockerObstacle(total, services) ?? null) : null
}
