import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKeys } from '../../api/keys.ts'
import { ringOnce, startRinging, stopRinging } from '../../lib/sound/alarm-sound.ts'
import { flashTab, notifyHidden } from '../../lib/attention.ts'
import { useLocale } from '../../lib/locale.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { alarmWords } from '../device/alarm-words.ts'
import { columnOf } from '../orders/order-columns.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { putCancel, useCancels } from '../orders/steps/cancels.ts'
import { refreshOrders } from '../orders/use-shop-orders.ts'
import { askProof, dropUnless, useAnswering, whenAnswered } from './answering.ts'
import { sayNotice } from './notices.ts'
import { quietCancels } from './quiet-cancels.ts'
import { useHeardOrders } from './use-heard-orders.ts'
import { ringingOrders } from './waiting-orders.ts'
import { orderTypeName } from '../../words/order-type-name.ts'
import { lostCouriers, orderOutcomes } from './order-outcomes.ts'

/** The orders that ring now, oldest first. While there are any the bell rings, the tab flashes, and whoever looks elsewhere is called. */
export function useRinging(): ShopOrder[] {
  const { orders, heardAt } = useHeardOrders()
  const answered = useAnswering(({ answered }) => answered)
  const cancels = useCancels(({ cancels }) => cancels)
  const signedIn = useKeys(({ shift }) => shift !== null)
  const quiet = [...answered, ...quietCancels(cancels, signedIn)]
  const ids = useAtServerTime((now) =>
    ringingOrders(orders, { quiet, heardAt }, now)
      .map(({ orderId }) => orderId)
      .join(),
  )
  const ringing = ids.split(',').flatMap((id) => orders.find(({ orderId }) => orderId === id) ?? [])
  useBell(ringing[0])
  useWhatBecame(ringing)
  useProofHere(ringing)
  return ringing
}

/** The bell, the tab and the notice of the order that is first. */
function useBell(first: ShopOrder | undefined): void {
  const [orderId, orderType] = [first?.orderId, first?.orderType]
  const title = first ? m.alarm_title({ number: first.pickupNo, way: orderTypeName(first.orderType) }) : ''
  // The tag of what wakes a tablet that sleeps: one notice of a shop stands.
  const tag = `alarm ${useKeys(({ tablet }) => tablet?.storeId ?? '')}`
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
      takeBack = notifyHidden({ title, body: m.alarm_until(), tag })
    }
    notify()
    document.addEventListener('visibilitychange', notify)
    return () => {
      calm()
      takeBack()
      document.removeEventListener('visibilitychange', notify)
    }
  }, [rings, orderId, title, tag])
}

/** A rejection from the board that turns out to need a PIN asks for it within the alarm: the order rings again, and nothing lies above that. */
function useProofHere(ringing: readonly ShopOrder[]): void {
  const cancel = useCancels(({ cancels }) =>
    cancels.find(({ orderId, state }) => state === 'proof' && ringing.some((order) => order.orderId === orderId)),
  )
  // Both are kept outside React.
  useEffect(() => {
    if (!cancel) return
    askProof(cancel)
    putCancel(cancel.orderId, null)
  }, [cancel])
}

/** The orders that were rejected from this tablet's board: of them nothing is told. */
const cancelledHere = new Set<string>()

let before: { storeId: string; orders: readonly ShopOrder[] } = { storeId: '', orders: [] }

/** Tells what became of orders that wait no more, and of those that no courier comes for; and reads the list anew when one was answered here. */
function useWhatBecame(ringing: readonly ShopOrder[]): void {
  const queries = useQueryClient()
  const { orders, heardAt } = useHeardOrders()
  const heard = heardAt !== null
  useEffect(() => whenAnswered(() => void refreshOrders(queries)), [queries])
  // What is told outlives the screen. Of orders that were only kept nobody knows whether they still waited.
  useEffect(() => {
    if (heard) tellWhatBecame(orders)
  }, [orders, heard])
  useEffect(() => dropUnless(ringing), [ringing])
  const cancels = useCancels(({ cancels }) => cancels)
  useEffect(() => {
    for (const { orderId, state } of cancels) {
      if (state === 'sending') cancelledHere.add(orderId)
      if (state === 'failed') cancelledHere.delete(orderId)
    }
  }, [cancels])
}

function tellWhatBecame(orders: readonly ShopOrder[]): void {
  const { tablet, shift } = useKeys.getState()
  const storeId = tablet?.storeId ?? ''
  const own = { answered: [...useAnswering.getState().answered, ...cancelledHere], me: shift?.name ?? null, now: serverNow() }
  if (before.storeId === storeId) {
    const waited = before.orders.filter((order) => columnOf(order) === 'new')
    for (const outcome of orderOutcomes(waited, orders, own)) sayNotice(outcome)
    for (const { pickupNo } of lostCouriers(before.orders, orders)) callForCourier(pickupNo)
  }
  before = { storeId, orders }
}

/** Nobody looks at the card of an order that is made: the bell rings once, and says which one waits. */
function callForCourier(pickupNo: string): void {
  sayNotice({ kind: 'noCourier', pickupNo })
  ringOnce({ words: m.alarm_no_courier({ number: pickupNo }), language: useLocale.getState().locale })
}
