import { getOrderDetail, getUserOrders, payStatusGet, voucherGet, type OrderCard } from '@harbour/protocol'
import { stateOf, type Brand } from '@harbour/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailure, query } from '../call.ts'
import { cartNow, emptyCart, putCart } from './cart.ts'
import { serverNow } from './clock.ts'
import { keptStore } from './kept.ts'
import { chooseWhere } from './place.ts'
import { brand } from './region.ts'
import { forgetPromoVouchers } from './vouchers.ts'

type WaitingOrder = {
  orderId: string
  /** The lines it was made of, each as JSON, and its coupons: they leave the cart once it is placed, and stay in it otherwise. */
  lines: string[]
  coupons: string[]
}

/** The order that was made of this cart and waits for its money. As long as there is one, the cart makes no other. */
const useWaitingStore = keptStore<{ byBrand: Partial<Record<Brand, WaitingOrder>> }>('waiting-order', { byBrand: {} })

export const useWaitingOrder = (): WaitingOrder | undefined => useWaitingStore(({ byBrand }) => byBrand[brand()])
export const waitingOrder = (): WaitingOrder | undefined => useWaitingStore.getState().byBrand[brand()]

/** The cart has become an order. */
export const keepWaiting = (orderId: string, coupons: string[] = []) =>
  keep({ orderId, lines: cartNow().lines.map((line) => JSON.stringify(line)), coupons })

/** What became of an order: once it is placed its dishes leave the cart; cancelled unpaid, everything is still in it. */
export function settleWaiting({ orderId, status }: Pick<OrderCard, 'orderId' | 'status'>) {
  const waiting = waitingOrder()
  const state = stateOf(status)
  if (waiting?.orderId !== orderId || state === 'paymentPending') return
  keep(undefined)
  if (state !== 'cancelled') leaveCart(waiting)
}

/** Looks after the order that this cart has become, wherever its guest has gone meanwhile: paid elsewhere, or over, it is settled here too. */
export function useWatchedOrder() {
  const waiting = useWaitingOrder()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    ...query(payStatusGet, { orderId: waiting?.orderId ?? '' }, { background: true, handles: 'all' }),
    enabled: waiting !== undefined,
    staleTime: 0,
    // Its time is over: it ends in a moment, and the cart is free again.
    refetchInterval: ({ state }) => ((state.data?.order.payUntil ?? Infinity) <= serverNow() ? 2_000 : 30_000),
  })
  const gone = error instanceof CallFailure && error.code === 'ORDER_UNKNOWN'
  // The cart is kept outside React.
  useEffect(() => {
    if (gone) keep(undefined)
    if (!data || stateOf(data.order.status) === 'paymentPending') return
    settleWaiting(data.order)
    for (const { name } of [getUserOrders, getOrderDetail, voucherGet]) void queries.invalidateQueries({ queryKey: [name] })
  }, [data, gone, queries])
}

function leaveCart({ lines, coupons }: WaitingOrder) {
  const cart = cartNow()
  const left = cart.lines.filter((line) => !lines.includes(JSON.stringify(line)))
  if (left.length === 0) emptyCart()
  else putCart({ ...cart, lines: left, coupons: cart.coupons.filter((code) => !coupons.includes(code)) })
  forgetPromoVouchers(coupons)
  chooseWhere({ wantedAt: null })
}

function keep(waiting: WaitingOrder | undefined) {
  useWaitingStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: waiting } }))
}
