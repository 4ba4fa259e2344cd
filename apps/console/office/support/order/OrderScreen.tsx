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
import { reasonName, statusLook, statusName, wayName } from '../../words/order-words.ts'
import { useShopNames } from '../../words/use-shop-names.ts'
import { noteOpened } from '../find/recent-orders.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { GuestPanel } from './GuestPanel.tsx'
import { GuestSaw } from './GuestSaw.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'
import './OrderScreen.css'
import { PutRight, type Deed } from './PutRight.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import { useStory, type Story } from './use-story.ts'

/** One order: its story, its guest, its money, and what can be done about it. */
export function OrderScreen() {
  const { orderId = '' } = useParams()
  const { story, error, refetch } = useStory(orderId)
  const staffId = useOffice(({ session }) => session?.staff.staffId)
  const { pickupNo, orderNo } = story?.order ?? {}
  // The browser remembers it for whoever opened it.
  useEffect(() => {
    if (staffId !== undefined && pickupNo !== undefined && orderNo !== undefined) noteOpened(staffId, { orderId, pickupNo, orderNo })
  }, [staffId, orderId, pickupNo, orderNo])
  const above = [{ to: paths.support, words: m.support_find() }]
  if (!story)
    return (
      <Page title={m.support_order()} above={above}>
        <ErrorNote error={error} onRetry={refetch} />
        {!error && <Loading rows={10} />}
      </Page>
    )
  return (
    <Page
      title={m.support_order_no({ no: story.order.pickupNo })}
      above={above}
      mark={<Marks story={story} />}
      sub={<Where story={story} />}
    >
      <ErrorNote error={error} onRetry={refetch} />
      <Parts story={story} />
    </Page>
  )
}

function Marks({ story: { order } }: { story: Story }) {
  return (
    <>
      <Pill look={statusLook(order.status)}>{statusName(order.status)}</Pill>
      <Pill look="info">{wayName(order.orderType)}</Pill>
      {order.endReason !== null && <Pill look="err">{reasonName(order.endReason)}</Pill>}
      {order.refunded > 0 && <Pill look="warn">{m.support_back({ amount: money(order.refunded) })}</Pill>}
    </>
  )
}

function Where({ story: { order } }: { story: Story }) {
  const { nameOf } = useShopNames()
  const wanted = order.wantedAt === null ? [] : [m.support_wanted({ at: dayAndTime(order.wantedAt) })]
  return [order.orderNo, nameOf(order.storeId), dayAndTime(order.placedAt), ...wanted].join(' · ')
}

function Parts({ story }: { story: Story }) {
  const [open, setOpen] = useState<Deed | 'unmask' | null>(null)
  return (
    <div className="suporder">
      <div className="stack">
        {story.cancelAskedBy !== null && (
          <Callout
            look="warn"
            tools={
              <OfficeButton small onClick={() => setOpen('cancel')}>
                {m.support_cancel()}
              </OfficeButton>
            }
          >
            {m.support_cancel_second({ name: story.cancelAskedBy })}
          </Callout>
        )}
        <TimelinePanel timeline={story.timeline} />
      </div>
      <div className="stack">
        <GuestPanel story={story} onUnmask={() => setOpen('unmask')} />
        <PutRight story={story} onDeed={setOpen} />
        <MoneyPanel story={story} />
        <GuestSaw story={story} />
      </div>
      {open && <DeedDialog deed={open} story={story} onClose={() => setOpen(null)} />}
    </div>
  )
}
