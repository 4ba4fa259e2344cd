import { getOrderDetail } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { query } from '../../api/call.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { mayAskForNotifications, refreshSubscription, useNotificationConsent } from '../../entities/notifications/notification-consent.ts'
import { isOver, orderState } from '../../entities/order/order-progress.ts'
import { deviceNotifications } from '../../entities/notifications/device-notifications.ts'
import { NotificationDialog } from './NotificationDialog.tsx'

/** The tracker is looked at for a moment before anything is asked. */
const calmMs = 1500

/**
 * Asks for notifications where they are worth something: beside an order that is on its way, once, and again after a long while at most (spec 2.38).
 * Never over another question, nor where the browser has said no already.
 */
export function NotificationPrompt() {
  const { info = '' } = useParams()
  const [params] = useSearchParams()
  const answer = useNotificationConsent()
  const queries = useQueryClient()
  const { data: order } = useQuery({ ...query(getOrderDetail, { orderId: info }, { background: true, handles: 'all' }), enabled: false })
  const [open, setOpen] = useState(false)
  const under = order !== undefined && !isOver(order) && orderState(order) !== 'paymentPending'
  const tracking = under && !params.has('placed') && !params.has('receipt')
  const may = tracking && mayAskForNotifications(answer, serverNow()) && canAsk()
  const ask = useEffectEvent(() => !document.querySelector('dialog[open]') && setOpen(true))
  // The guest sees the tracker first.
  useEffect(() => {
    if (!may) return
    const timer = setTimeout(ask, calmMs)
    return () => clearTimeout(timer)
  }, [may])
  // The server hears from this browser again where somebody else uses it by now.
  useEffect(() => void refreshSubscription(queries, deviceNotifications), [queries])
  return <NotificationDialog open={open} orderType={order?.orderType} onDone={() => setOpen(false)} />
}

const canAsk = () => deviceNotifications.permission() === 'ask' || deviceNotifications.permission() === 'granted'
