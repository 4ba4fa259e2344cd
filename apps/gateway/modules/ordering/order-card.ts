import type { OrderCard, OrderDetail, OrderedLine, OrderTrip, OwnRating, ShopOrder, ShownCard } from '@harbour/protocol'
import {
  allergyInRequest,
  languageIds,
  paymentAtHandover,
  guestMayCancel,
  hasEnded,
  isInHand,
  lockerUntil,
  pointsEarned,
  stateCode,
  type Cents,
  type Instant,
  type Language,
  type Span,
} from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { OrderStep } from './store/order-events.ts'
import type { OrderRecord, ShopOrderRecord } from './order.ts'
import { localize } from '../../platform/localized-text.ts'
import type { StoredPrice } from './stored-price.ts'
import { choicesOf, partsIn, titleOfLine, type OrderLine } from './order-lines.ts'

/** An order that has just been placed has neither rider nor locker, and nobody has accepted it. */
type ShownOrder = Omit<OrderRecord, 'rider' | 'locker' | 'slotKept' | 'acceptedById' | 'acceptedBy'> &
  Partial<Pick<OrderRecord, 'rider' | 'locker'>>

/** An order as a guest's list shows it. A shop that has left the chain keeps its number as its name. */
export function orderCard(order: ShownOrder, { language, catalogue }: { language: Language; catalogue: Catalogue }): OrderCard {
  const shop = catalogue.shop(order.storeId)
  const { from, to } = expected(order)
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    pickupNo: order.pickupNo,
    brand: order.brand,
    storeId: order.storeId,
    storeName: shop ? localize(shop.name, language) : order.storeId,
    orderType: order.orderType,
    status: stateCode(order.state, order.orderType),
    placedAt: order.placedAt,
    wantedAt: order.wantedAt,
    fireAt: order.fireAt,
    etaLow: from,
    etaHigh: to,
    itemCount: order.price.itemCount + order.price.gifts.length,
    title: titleOf(order.lines, language),
    picture: order.lines[0]?.picture ?? '',
    pictureBeside: order.lines[1]?.picture,
    pictured: order.lines.slice(0, 2).map(({ picture, num, composed, crust }) => ({ picture, num, composed, crust })),
    total: order.price.total,
    payMethod: order.payMethod,
    payUntil: order.state === 'paymentPending' ? order.payUntil : null,
    endReason: order.endReason,
    refund: order.refundState === 'none' ? null : { state: order.refundState, amount: order.refunded },
    checking: order.checking || undefined,
  }
}

/** The time at which an order should be there: once its rider has been seen with it, by where that was. One in a locker waits for its guest. */
function expected({ rider, locker, etaLow, etaHigh }: ShownOrder): Span {
  return (!locker && rider?.arrives) || { from: etaLow, to: etaHigh }
}

type View = {
  language: Language
  now: Instant
  catalogue: Catalogue
  steps: OrderStep[]
  card: ShownCard | null
  visitor: boolean
  deliveryCode: string | null
  rating: OwnRating | null
  ticket: string
}

/** An order as its own screen shows it. */
export function orderDetail(
  order: OrderRecord,
  { language, now, catalogue, steps, card, visitor, deliveryCode, rating, ticket }: View,
): OrderDetail {
  const shop = catalogue.shop(order.storeId)
  return {
    ...orderCard(order, { language, catalogue }),
    storePhone: shop?.phone ?? '',
    storeAddress: shop ? localize(shop.address, language) : '',
    storeLat: shop?.point.lat ?? 0,
    storeLng: shop?.point.lng ?? 0,
    destination: order.destination,
    contact: order.contact,
    handover: order.handover,
    request: order.request,
    lines: order.lines.map((line) => namedLine(line, language)),
    price: priceInWords(order.price, language),
    events: steps.map(({ seq, state, at }) => ({ seq, status: stateCode(state, order.orderType), at })),
    mayCancel: guestMayCancel(order, now),
    promisedBy: order.etaHigh,
    makeMinutes: order.makeMinutes,
    travelMinutes: order.travelMinutes,
    card,
    earns: visitor || order.state === 'cancelled' ? 0 : pointsEarned(order.price.total, catalogue.membership(order.brand).terms),
    rider: order.rider,
    deliveryCode,
    locker: lockerOf(order),
    rating,
    ticket,
  }
}

/** A locker that has been emptied opens no more. */
function lockerOf({ locker, state }: OrderRecord): OrderDetail['locker'] {
  return locker && !hasEnded(state) ? { no: locker.no, code: locker.code, until: lockerUntil(locker.putAt) } : null
}

/** Says whether whoever hands an order over has to check the age of who takes it. */
export function asksForAge({ ageDeclared, lines }: Pick<OrderRecord, 'ageDeclared' | 'lines'>): boolean {
  return ageDeclared || lines.some(({ alcohol }) => alcohol)
}

/** The language of an order's words, the trip that it is on, the courier that is called for it, and the money that goes back where it is cancelled now. */
type Beside = { language: Language; trip: OrderTrip | null; courier?: string | undefined; goesBack: Cents }

/** An order as the till of its shop sees it, with what is known beside it. */
export function shopOrder(order: ShopOrderRecord, { language, trip, courier, goesBack }: Beside): ShopOrder {
  return {
    ...order,
    status: stateCode(order.state, order.orderType),
    lines: order.lines.map((line) => namedLine(line, language)),
    total: order.price.total,
    ...paymentAtHandover({ ...order, total: order.price.total }),
    goesBack,
    allergy: allergyInRequest(wordsOf(order), order.lines),
    checkAge: asksForAge(order),
    memberPreferentials: (order.price.memberPreferentials ?? []).map((entry) => ({ ...entry, preProducts: [...entry.preProducts] })),
    trip,
    courier,
  }
}

/** All that its guest has said in words of their own: to the shop and to the rider. */
const wordsOf = ({ request, destination }: OrderRecord) => [request, destination?.note].filter(Boolean).join(' · ') || null

/** The same for the shop's people and tablets: of an order that nobody has ended, and that cannot be in hand any more, they see no guest. */
export function shopOrderInHand(order: ShopOrderRecord, { now, ...beside }: Beside & { now: Instant }): ShopOrder {
  const shown = shopOrder(order, beside)
  return isInHand(order, now) ? shown : withoutGuest(shown)
}

/** The same without who it is for, each of its lines too, and where it goes. */
function withoutGuest(order: ShopOrder): ShopOrder {
  const lines = order.lines.map(({ forName: _, ...line }) => line)
  return { ...order, lines, contact: null, destination: null, request: null, quarantined: null, locker: null, allergy: null }
}

/** The price that an order was placed at, in one language. */
export function priceInWords(price: StoredPrice, language: Language): OrderDetail['price'] {
  return {
    ...price,
    promotions: price.promotions.map(({ name, ...off }) => ({ ...off, name: localize(name, language) })),
    coupons: price.coupons.map(({ name, ...off }) => ({ ...off, name: localize(name, language) })),
  }
}

/** A line of an order, in one language, without the person of a group order whom it is for. */
export function orderedLine({ forName: _, ...line }: OrderLine, language: Language): OrderedLine {
  const parts = line.parts && partsIn(line.parts, language)
  return { ...line, name: localize(line.name, language), choices: choicesOf(line, language), parts }
}

/** The same with that person's name, for its guest, and for its shop while the order is in hand. */
function namedLine(line: OrderLine, language: Language): OrderedLine {
  return { ...orderedLine(line, language), forName: line.forName }
}

/** "Hawaiian Pizza" alone, "Half and Half (left: Hawaiian; right: Margherita)" of two halves, "Hawaiian Pizza + 2 more" with others: lines are counted, not pieces. */
function titleOf(lines: readonly OrderLine[], language: Language): string {
  const first = lines[0] ? titleOfLine(lines[0], language) : ''
  if (lines.length < 2) return first
  return language === languageIds.en ? `${first} + ${lines.length - 1} more` : `${first} 等 ${lines.length} 款`
}
