import { getOrderDetail, voucherGet, type Answer, type Menu, type OrderDetail } from '@harbour/protocol'
import { stateOf } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'
import { cartNow, useCartStore } from '../entities/cart/cart-store.ts'
import { persistedStore } from '../lib/persisted-store.ts'
import { paths } from '../navigation/paths.ts'
import { cartChanged, checkoutBegun, couponChosen, dishSeen, listSeen, orderPlaced, type GaEvent } from './ga-events.ts'
import { watchScreens } from './screens.ts'
import { screenOf } from './scrub.ts'
import { openTags, type Page } from './tags.ts'

/** Orders that have been told of: their screens can be opened again. */
const useTold = persistedStore<{ orderIds: string[] }>('told-orders', { orderIds: [] })

/** Once an order is on its way, or being paid, the cart is emptied for the guest, not by them. */
const orderUnderWay = [paths.checkout(''), `${paths.payment}/`, paths.order('')]

type AnalyticsDeps = { keys: readonly string[]; url: string; queries: QueryClient }

/**
 * Tells what guests look at, put into the cart and order, for the chain's own analytics (spec 7.29). Seen from outside: by the screens, the cart and the
 * answers that are there already, so that no screen knows of it.
 */
export function openAnalytics({ keys, url, queries }: AnalyticsDeps) {
  const tags = openTags({ keys, url })
  let unsaid: (() => GaEvent | undefined) | undefined
  const sayWhatIsKnown = () => {
    const event = unsaid?.()
    if (!event) return
    unsaid = undefined
    tags.say(event)
  }
  watchScreens(() => {
    tags.show(pageNow())
    unsaid = eventOf(queries)
    sayWhatIsKnown()
  })
  queries.getQueryCache().subscribe(({ type }) => void (type === 'updated' && setTimeout(sayWhatIsKnown)))
  watchCart(queries, (event) => tags.say(event))
}

/** The event of the screen that stands, as soon as its contents are known. */
function eventOf(queries: QueryClient): (() => GaEvent | undefined) | undefined {
  const [, screen, what = ''] = location.pathname.split('/')
  const on = (path: (what: string) => string) => path(what) === `/${screen}/${what}`
  const ofMenu = (make: (menu: Menu) => GaEvent | undefined) => () => {
    const menu = menuOf(queries)
    return menu && make(menu)
  }
  if (on(paths.menu)) return ofMenu((menu) => listSeen(menu, `menu-${what}`))
  if (on(paths.dish)) return ofMenu((menu) => dishSeen(menu, what))
  if (on(paths.checkout)) return ofMenu((menu) => (cartNow().lines.length > 0 ? checkoutBegun(cartNow(), menu) : undefined))
  const placed = on(paths.order) && new URLSearchParams(location.search).has('placed')
  return placed ? () => purchaseOf(what, queries) : undefined
}

function purchaseOf(orderId: string, queries: QueryClient): GaEvent | undefined {
  const { orderIds } = useTold.getState()
  if (orderIds.includes(orderId)) return undefined
  const known = queries.getQueriesData<OrderDetail>({ queryKey: [getOrderDetail.name] })
  const order = known.flatMap(([, data]) => (data?.orderId === orderId ? [data] : []))[0]
  if (!order || stateOf(order.status) === 'paymentPending' || stateOf(order.status) === 'cancelled') return undefined
  useTold.setState({ orderIds: [orderId, ...orderIds].slice(0, 20) })
  return orderPlaced(order)
}

function watchCart(queries: QueryClient, say: (event: GaEvent) => void) {
  let before = cartNow()
  useCartStore.subscribe(() => {
    const [then, now, menu] = [before, cartNow(), menuOf(queries)]
    before = now
    // Another tab tells of what is done there.
    if (document.visibilityState === 'hidden' || then === now) return
    const changed = menu ? cartChanged(then, now, menu) : []
    const emptied = orderUnderWay.some((path) => `${location.pathname}/`.startsWith(path))
    for (const event of changed) if (event.name === 'add_to_cart' || !emptied) say(event)
    for (const code of now.coupons.filter((each) => !then.coupons.includes(each))) say(couponChosen(nameOf(code, queries)))
  })
}

const menuOf = (queries: QueryClient) => queries.getQueriesData<Menu>({ queryKey: ['menu-file'] }).findLast(([, menu]) => menu)?.[1]

function nameOf(code: string, queries: QueryClient): string {
  const known = queries
    .getQueriesData<Answer<typeof voucherGet>>({ queryKey: [voucherGet.name] })
    .flatMap(([, answer]) => answer?.data ?? [])
  return known.find(({ voucherCode }) => voucherCode === code)?.voucherNameEn ?? 'coupon'
}

/** The screen without what is the guest's, with the marketing parameters that they came by (spec 2.44), and the site that they came from. */
function pageNow(): Page {
  const { origin, pathname, search } = location
  const utm = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))).toString()
  const screen = screenOf(pathname)
  const from = document.referrer && new URL(document.referrer).origin
  return { page_location: `${origin}${screen}${utm && `?${utm}`}`, page_title: screen, page_referrer: from === origin ? '' : from }
}
