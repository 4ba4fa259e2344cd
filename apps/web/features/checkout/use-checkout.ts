import { methodsGet, previewOrder, type Price, type Sent } from '@harbour/protocol'
import {
  cents,
  holdsAlcohol,
  orderTypes,
  paidWithPoints,
  pointRedemption,
  type CartLine,
  type Cents,
  type Gift,
  type OrderPrice,
  type OrderType,
} from '@harbour/rules'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useCart, useCutlery, useGiftChoices } from '../../entities/cart/cart-store.ts'
import { useWallet } from '../../entities/coupon/wallet.ts'
import { useBrandInfo } from '../../entities/brand/brand-info.ts'
import { useMenu } from '../../entities/menu/menu.ts'
import { offeredMethods } from '../../entities/payment/offered-methods.ts'
import { shopOf, type useOrderLocation } from '../../entities/location/order-location.ts'
import { useOrderShop } from '../../entities/shop/promised-time.ts'
import { useLiveShop } from '../../entities/shop/use-live-shop.ts'
import { usePointsBalance } from '../../entities/member/points-balance.ts'
import { useRouteLocation } from '../../entities/location/route-location.ts'
import { useOrderPreferences } from '../../entities/cart/order-preferences.ts'
import { draftRefusal } from './submit/draft-refusal.ts'
import { quotedTime } from './form/quoted-time.ts'

export type Draft = Sent<typeof previewOrder>
export type Checkout = ReturnType<typeof useCheckout>

const quiet = { background: true, handles: 'all' } as const
const noDraft: Draft = { storeId: '', orderType: orderTypes.takeaway, lines: [], cutlery: false }

/**
 * The order as it stands: what is in the cart, where it is to go, and what the server says of it. The price is the server's, and for
 * the moment until it answers the one that the same rules give here.
 */
export function useCheckout(code: string | undefined) {
  const queries = useQueryClient()
  const where = useRouteLocation(code)
  const { lines } = useCart()
  const gifts = useGiftChoices().flatMap(({ promotionId, pid }) => (pid === null ? [] : [{ promotionId, pid }]))
  const menu = useMenu(shopOf(where)?.storeId)
  useLiveShop(shopOf(where)?.storeId, previewOrder.name)
  const book = menu.complete ? menu.book : undefined
  const wallet = useWallet(book)
  const purse = usePointsBalance()
  const asks = useBrandInfo()?.asksQuarantine ?? false
  const { usePoints: wanted = false, handover, request, quarantined, cutleryAsked = false } = useOrderPreferences()
  const coupons = wallet.applied.map(({ code }) => code)
  const draft = draftOf(where, lines, { cutlery: useCutlery(), gifts, coupons, usePoints: wanted && purse !== undefined, handover })
  const full = wallet.priceWith(wallet.applied)
  const expected = full && purse && wanted ? paidWithPoints(full, purse) : full
  const preview = useQuery({
    ...query(previewOrder, draft ?? noDraft, quiet),
    enabled: draft !== undefined && lines.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const methods = useQuery({ ...query(methodsGet, draft ?? noDraft, quiet), enabled: draft !== undefined })
  const refusal = draftRefusal(preview.error)
  const { store, own } = useOrderShop(where, book)
  const price = (preview.isPlaceholderData ? undefined : preview.data?.price) ?? (expected && asPrice(expected))
  return {
    where,
    lines,
    draft,
    store,
    /** The time that the menu and the cart have told. */
    told: own && quotedTime(own),
    book,
    wallet,
    preview: refusal ? undefined : preview.data,
    price,
    /** The coupons' part in the lines, by their places: what is left to be paid for each. */
    given: givenOf(lines, expected),
    /** The part of promotions in the other lines, by their places; of none, where the server takes another off. */
    saved: savedOf(lines, expected?.discount === price?.discount ? expected : undefined),
    methods: methods.data ? offeredMethods(methods.data) : [],
    methodsKnown: methods.data !== undefined,
    cashContactFrom: methods.data?.cashContactFrom,
    /** The part that points would pay of this order; nothing to offer for who has too few. */
    points: { offer: full && purse && pointRedemption(full.total, purse), balance: purse?.balance ?? 0, wanted, terms: purse?.terms },
    /** The request to the rider of a delivery, and the answer about home quarantine, where the brand asks. */
    said: { request, quarantined },
    /** Cutlery is asked about here, or was in the cart, or not at all. */
    asksCutlery: cutleryAskedAt(where.orderType, cutleryAsked),
    asksQuarantine: where.orderType === orderTypes.delivery && asks,
    alcohol: book !== undefined && holdsAlcohol(lines, book),
    refusal,
    waiting:
      draft !== undefined && (preview.isPending || methods.isPending || !book) && !preview.isError && !methods.isError && !menu.failed,
    lost: (preview.isError && !refusal) || methods.isError || (menu.failed && !book),
    retry: () => void queries.refetchQueries({ type: 'active' }),
  }
}

/** A price by our own rules, as the server writes it. */
function asPrice({ coupons, ...price }: OrderPrice): Price {
  return { ...price, coupons: coupons.map(({ code, ...taken }) => ({ voucherCode: code, ...taken })) }
}

export type CutleryAsked = 'here' | 'inCart' | 'never'

function cutleryAskedAt(orderType: OrderType, inCart: boolean): CutleryAsked {
  if (orderType === orderTypes.dineIn) return 'never'
  return inCart ? 'inCart' : 'here'
}

function givenOf(lines: readonly CartLine[], price: OrderPrice | undefined): ReadonlyMap<number, Cents> {
  const given = (price?.lines ?? []).filter(({ index }) => lines[index]?.isCouponPro)
  return new Map(given.map(({ index, total, saved = cents(0) }) => [index, cents(total - saved)]))
}

function savedOf(lines: readonly CartLine[], price: OrderPrice | undefined): ReadonlyMap<number, Cents> {
  const bought = (price?.lines ?? []).filter(({ index }) => !lines[index]?.isCouponPro)
  return new Map(bought.flatMap(({ index, saved }) => (saved === undefined ? [] : [[index, saved]])))
}

type CheckoutInput = { cutlery: boolean; gifts: Gift[]; coupons: string[]; usePoints: boolean; handover: Draft['handover'] }

/**
 * The order that the server is asked about; nothing without a shop. What to tell the rider changes nothing of it. A chosen time goes along even
 * when it has passed: the server says so, and no order for later turns into one for now.
 */
function draftOf(where: ReturnType<typeof useOrderLocation>, lines: readonly CartLine[], wanted: CheckoutInput): Draft | undefined {
  const { cutlery, gifts, coupons, usePoints, handover } = wanted
  const storeId = shopOf(where)?.storeId
  const { orderType, address, wantedAt } = where
  if (!storeId || (orderType === orderTypes.delivery && !address)) return undefined
  const destination = orderType === orderTypes.delivery && address ? { ...address, note: undefined } : undefined
  return {
    storeId,
    orderType,
    lines: [...lines],
    cutlery: cutlery && orderType !== orderTypes.dineIn,
    destination,
    wantedAt: wantedAt ?? undefined,
    gifts: gifts.length > 0 ? gifts : undefined,
    coupons: coupons.length > 0 ? coupons : undefined,
    usePoints: usePoints || undefined,
    handover: orderType === orderTypes.delivery ? handover : undefined,
  }
}
