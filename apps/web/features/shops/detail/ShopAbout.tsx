import type { StoreDetail } from '@harbour/protocol'
import { CalendarClock, CirclePause, Clock, Flame, Moon, Phone, Route } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { distanceWords } from '../../../entities/location/guest-location.ts'
import { shopState } from '../../../entities/shop/shop-state.ts'
import { opennessFor } from '../../../entities/shop/shop.ts'
import { stateWord } from '../../../entities/shop/openness-words.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { whenWords } from '../../../lib/when-words.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { directionsTo } from '../directions.ts'
import type { OnSiteOrderType } from '../on-site-order-type.ts'
import { ShopAlerts } from '../ShopAlerts.tsx'

type ShopAboutProps = { store: StoreDetail; orderType: OnSiteOrderType }

/** The head of a shop: how it stands, its name and address, the way there and its phone, and what changes next. */
export function ShopAbout({ store, orderType }: ShopAboutProps) {
  const { name, address, distance } = store
  const phone = telephone(store.phone)
  return (
    <section className="sec sd__about">
      <ShopBadges store={store} orderType={orderType} />
      <h1 className="t1">{name}</h1>
      <p className="small ink2">{address}</p>
      <div className="sd__acts">
        <Button variant="tint" href={directionsTo(store)} target="_blank" rel="noreferrer">
          <Icon of={Route} size={20} />
          {distance === null ? m.shops_directions() : m.shops_directions_far({ distance: distanceWords(distance) })}
        </Button>
        <Button variant="tint" href={phone.href} aria-label={m.shops_call({ phone: phone.words })}>
          <Icon of={Phone} size={20} />
          {phone.words}
        </Button>
      </div>
      <ShopAlerts store={store} orderType={orderType} />
    </section>
  )
}

/** The openness of the shop, and when that changes. */
function ShopBadges({ store, orderType }: ShopAboutProps) {
  const now = useNow()
  const state = shopState(opennessFor(store, orderType) ?? store, now)
  const change = (store.byOrderType.find((each) => each.orderType === orderType) ?? store).nextChange
  const open = state === 'open' || state === 'busy' || state === 'closing'
  return (
    <div className="sd__badges" role="status">
      {open && (
        <Badge tone="ok" dot>
          {m.shops_open()}
        </Badge>
      )}
      {open && store.busyMinutes > 0 && (
        <Badge tone="warn" icon={Flame}>
          {m.shops_busy()}
        </Badge>
      )}
      {state === 'closing' && (
        <Badge tone="warn" icon={Clock}>
          {stateWord(state)}
        </Badge>
      )}
      {state === 'paused' && (
        <Badge tone="warn" icon={CirclePause}>
          {stateWord(state)}
        </Badge>
      )}
      {(state === 'ended' || state === 'closed') && (
        <Badge tone="error" icon={Moon}>
          {stateWord(state)}
        </Badge>
      )}
      {!store.preorders.includes(orderType) && <Badge icon={CalendarClock}>{m.shops_no_preorder()}</Badge>}
      <span className="small ink2">{nextChangeText(change, now)}</span>
    </div>
  )
}

function nextChangeText(change: StoreDetail['nextChange'], now: number): string {
  if (!change) return m.shops_all_day()
  const when = whenWords(change.at, now)
  return change.to === 'closed' ? m.shops_closes({ when }) : m.shops_reopens({ when })
}
