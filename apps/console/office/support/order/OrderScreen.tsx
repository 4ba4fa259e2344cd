import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { orderTypeName } from '../../../words/order-type-name.ts'
import { reasonName, statusLook, statusName } from '../../words/order-words.ts'
import { useShopNames } from '../../words/use-shop-names.ts'
import { noteOpened } from '../find/recent-orders.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { GuestPanel } from './GuestPanel.tsx'
import { GuestSaw } from './GuestSaw.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'
import './OrderScreen.css'
import { OrderActions, type OrderAction } from './OrderActions.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import { useOrderDetail, type OrderDetail } from './use-order-detail.ts'

/** One order: its detail, its guest, its money, and what can be done about it. */
export function OrderScreen() {
  const { orderId = '' } = useParams()
  const { detail, error, refetch } = useOrderDetail(orderId)
  const staffId = useOffice(({ session }) => session?.staff.staffId)
  const { pickupNo, orderNo } = detail?.order ?? {}
  // The browser remembers it for whoever opened it.
  useEffect(() => {
    if (staffId !== undefined && pickupNo !== undefined && orderNo !== undefined) noteOpened(staffId, { orderId, pickupNo, orderNo })
  }, [staffId, orderId, pickupNo, orderNo])
  const above = [{ to: paths.support, words: m.support_find() }]
  if (!detail)
    return (
      <Page title={m.support_order()} above={above}>
        <ErrorNote error={error} onRetry={refetch} />
        {!error && <Loading rows={10} />}
      </Page>
    )
  return (
    <Page
      title={m.support_order_no({ no: detail.order.pickupNo })}
      above={above}
      mark={<Marks detail={detail} />}
      sub={<Where detail={detail} />}
    >
      <ErrorNote error={error} onRetry={refetch} />
      <Parts detail={detail} />
    </Page>
  )
}

function Marks({ detail: { order } }: { detail: OrderDetail }) {
  return (
    <>
      <Pill look={statusLook(order.status)}>{statusName(order.status)}</Pill>
      <Pill look="info">{orderTypeName(order.orderType)}</Pill>
      {order.endReason !== null && <Pill look="err">{reasonName(order.endReason)}</Pill>}
      {order.refunded > 0 && <Pill look="warn">{m.support_back({ amount: money(order.refunded) })}</Pill>}
    </>
  )
}

function Where({ detail: { order } }: { detail: OrderDetail }) {
  const { nameOf } = useShopNames()
  const wanted = order.wantedAt === null ? [] : [m.support_wanted({ at: dayAndTime(order.wantedAt) })]
  return [order.orderNo, nameOf(order.storeId), dayAndTime(order.placedAt), ...wanted].join(' · ')
}

function Parts({ detail }: { detail: OrderDetail }) {
  const [open, setOpen] = useState<OrderAction | 'unmask' | null>(null)
  return (
    <div className="suporder">
      <div className="stack">
        {detail.cancelAskedBy !== null && (
          <Callout
            look="warn"
            tools={
              <OfficeButton small onClick={() => setOpen('cancel')}>
                {m.support_cancel()}
              </OfficeButton>
            }
          >
            {m.support_cancel_second({ name: detail.cancelAskedBy })}
          </Callout>
        )}
        <TimelinePanel timeline={detail.timeline} />
      </div>
      <div className="stack">
        <GuestPanel detail={detail} onUnmask={() => setOpen('unmask')} />
        <OrderActions detail={detail} onAction={setOpen} />
        <MoneyPanel detail={detail} />
        <GuestSaw detail={detail} />
      </div>
      {open && <ActionDialog action={open} detail={detail} onClose={() => setOpen(null)} />}
    </div>
  )
}
