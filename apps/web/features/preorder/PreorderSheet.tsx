import { formatDate, type OrderType } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../lib/server-clock.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { setOrderLocation, shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { opennessFor, useShop } from '../../entities/shop/shop.ts'
import { useSlots } from '../../entities/shop/slots.ts'
import { afterMountPart } from '../../lib/after-mount-part.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Days } from './Days.tsx'
import { orderTypeLabel } from '../../entities/order/order-type-label.ts'
import { preorderButtonLabel } from './preorder-button-label.ts'
import { NoSlots } from './NoSlots.tsx'
import { Slots } from './Slots.tsx'
import { useSlotTaken } from './use-slot-taken.ts'
import './preorder.css'

// Of a time that is chosen: below all times, and later than they are seen.
const NotServed = afterMountPart(() => import('./NotServed.tsx'), 'NotServed')

/** "When would you like it?": as soon as can be, or a day and a time that the shop still has room for (spec 1.15). */
export function PreorderSheet({ onClose }: { onClose: () => void }) {
  const { orderType, ...where } = useOrderLocation()
  const shop = shopOf({ orderType, ...where })
  const store = useShop(shop?.storeId)
  const shopOpenness = opennessFor(store, orderType)
  const wantedAt = useWantedAt()
  const now = useNow()
  const [picked, pick] = useState<number | 'soon' | undefined>(wantedAt ?? undefined)
  const [day, setDay] = useState(wantedAt === null ? undefined : formatDate(wantedAt))
  const { data, isError, refetch } = useSlots(day)
  const shown = day ?? data?.day ?? undefined
  const slots = data && data.day === shown ? data.slots : undefined
  const free = slots?.some(({ start, left }) => start === picked && left > 0)
  const chosen = picked === 'soon' || free ? picked : undefined
  useSlotTaken(typeof picked === 'number' && slots && formatDate(picked) === shown ? { at: picked, free: free === true } : undefined, () =>
    pick(undefined),
  )

  function choose() {
    setOrderLocation({ wantedAt: chosen === 'soon' ? null : chosen })
    onClose()
  }

  const open = shopOpenness?.openness.state === 'open'
  return (
    <Sheet
      open
      tall
      onClose={onClose}
      title={m.preorder_title()}
      subtitle={subtitleOf(orderType, store?.name ?? shop?.name)}
      top={
        data && (
          <Days
            days={data.days}
            value={shown}
            onChange={(next) => {
              setDay(next)
              pick((old) => (old === 'soon' ? undefined : old))
            }}
            soon={open ? data.quoteMinutes : undefined}
            soonChosen={picked === 'soon'}
            onSoon={() => pick('soon')}
          />
        )
      }
      foot={
        <Button block disabled={chosen === undefined} onClick={choose}>
          {chosen === undefined ? m.preorder_choose() : preorderButtonLabel(orderType, chosen, now)}
        </Button>
      }
    >
      {picked === 'soon' && data && <p className="pre__soon t3">{m.preorder_soon(data.quoteMinutes)}</p>}
      {picked !== 'soon' && slots && slots.length > 0 && (
        <Slots slots={slots} value={typeof chosen === 'number' ? chosen : undefined} onChange={pick} />
      )}
      {picked !== 'soon' && !slots?.length && (
        <NoSlots {...{ orderType, store, data, failed: isError, shopChosen: shop !== null }} onAgain={() => void refetch()} />
      )}
      <NotServed at={chosen === 'soon' ? now : chosen} />
    </Sheet>
  )
}

function subtitleOf(orderType: OrderType, shop: string | undefined): string {
  return shop ? m.preorder_for({ how: orderTypeLabel[orderType](), shop }) : orderTypeLabel[orderType]()
}
