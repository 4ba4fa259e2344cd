import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKeys } from '../../api/keys.ts'
import { startRinging, stopRinging } from '../../lib/alarm-sound.ts'
import { flashTab, notifyHidden } from '../../lib/attention.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { alarmWords } from '../device/alarm-words.ts'
import { columnOf } from '../orders/order-columns.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { refreshOrders, useShopOrders } from '../orders/use-shop-orders.ts'
import { dropUnless, useAnswering, whenAnswered } from './answering.ts'
import { sayNotice } from './notices.ts'
import { ringingOrders } from './waiting-orders.ts'
import { wayWords } from './way-words.ts'
import { whatBecame } from './what-became.ts'

/** The orders that ring now, oldest first. While there are any the bell rings, the tab flashes, and whoever looks elsewhere is called. */
export function useRinging(): ShopOrder[] {
  const { orders } = useShopOrders()
  const answered = useAnswering(({ answered }) => answered)
  const ids = useAtServerTime((now) =>
    ringingOrders(orders, answered, now)
      .map(({ orderId }) => orderId)
      .join(),
  )
  const ringing = ids.split(',').flatMap((id) => orders.find(({ orderId }) => orderId === id) ?? [])
  useBell(ringing[0])
  useWhatBecame(ringing)
  return ringing
}

/** The bell, the tab and the notice of the order that is first. */
function useBell(first: ShopOrder | undefined): void {
  const [orderId, orderType] = [first?.orderId, first?.orderType]
  const title = first ? m.alarm_title({ number: first.pickupNo, way: wayWords(first) }) : ''
  const rings = orderId !== undefined
  // The bell rings on from one order to the next, and ends with the last.
  useEffect(() => (rings ? () => stopRinging() : undefined), [rings])
  useEffect(() => {
    if (orderType !== undefined) startRinging(alarmWords(orderType))
  }, [orderId, orderType])
  useEffect(() => {
    if (!rings) return undefined
    const calm = flashTab(title)
    let takeBack: () => void = () => undefined
    const notify = () => {
      takeBack()
      takeBack = notifyHidden({ title, body: m.alarm_until() })
    }
    notify()
    document.addEventListener('visibilitychange', notify)
    return () => {
      calm()
      takeBack()
      document.removeEventListener('visibilitychange', notify)
    }
  }, [rings, orderId, title])
}

let before: { storeId: string; waiting: readonly ShopOrder[] } = { storeId: '', waiting: [] }

/** Tells what became of orders that wait no more, and reads the list anew when one was answered here. */
function useWhatBecame(ringing: readonly ShopOrder[]): void {
  const queries = useQueryClient()
  const { orders, heard } = useShopOrders()
  useEffect(() => whenAnswered(() => void refreshOrders(queries)), [queries])
  // What is told outlives the screen. Of orders that were only kept nobody knows whether they still waited.
  useEffect(() => {
    if (heard) tellWhatBecame(orders)
  }, [orders, heard])
  useEffect(() => dropUnless(ringing), [ringing])
}

function tellWhatBecame(orders: readonly ShopOrder[]): void {
  const { tablet, shift } = useKeys.getState()
  const storeId = tablet?.storeId ?? ''
  const asked = { answered: useAnswering.getState().answered, me: shift?.name ?? null, now: serverNow() }
  if (before.storeId === storeId) for (const became of whatBecame(before.waiting, orders, asked)) sayNotice(became)
  before = { storeId, waiting: orders.filter((order) => columnOf(order) === 'new') }
}
