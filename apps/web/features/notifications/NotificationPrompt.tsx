import type { OrderDetail } from '@harbour/protocol'
import { hasNewsAhead } from '@harbour/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { mayAskForNotifications, refreshSubscription, useNotificationConsent } from '../../entities/notifications/notification-consent.ts'
import { orderState } from '../../entities/order/order-progress.ts'
import { deviceNotifications } from '../../entities/notifications/device-notifications.ts'
import { NotificationQuestion } from './NotificationQuestion.tsx'

/**
 * Asks for notifications where they are worth something: within an order that has news to come, once, and again after a long while at most (spec 2.38); never
 * where the browser has said no already. Without an order it asks nothing, and only keeps this browser listening for whoever uses it.
 */
export function NotificationPrompt({ order }: { order?: OrderDetail | undefined }) {
  const consent = useNotificationConsent()
  const queries = useQueryClient()
  const [allowed, setAllowed] = useState(false)
  const keeps = order === undefined
  // The server hears from this browser again where somebody else uses it by now.
  useEffect(() => {
    if (keeps) void refreshSubscription(queries, deviceNotifications)
  }, [keeps, queries])
  if (!order || !hasNewsAhead({ state: orderState(order), orderType: order.orderType })) return null
  // Who has said yes is told here what has come of it.
  const asks = allowed || (mayAskForNotifications(consent, serverNow()) && canAsk())
  return asks ? <NotificationQuestion order={order} onAllow={() => setAllowed(true)} /> : null
}

const canAsk = () => deviceNotifications.permission() === 'ask' || deviceNotifications.permission() === 'granted'
