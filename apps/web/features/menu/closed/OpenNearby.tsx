import { getStoreList, type StoreCard } from '@harbour/protocol'
import type { OrderType, Point } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Clock } from 'lucide-react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { distanceWords } from '../../../entities/location/guest-location.ts'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import { announceKeptCart } from '../../../entities/location/announce-kept-cart.ts'
import { opennessWords } from '../../../entities/shop/openness-words.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ShopCard } from '../../../ui/shop/ShopCard.tsx'
import { paths } from '../../../navigation/paths.ts'

type OpenNearbyProps = { orderType: OrderType; shop: Point & { storeId: string; name: string } }

const most = 3

/** Shops around a closed one that take orders now. */
export function OpenNearby({ orderType, shop: closed }: OpenNearbyProps) {
  const near = { lat: closed.lat, lng: closed.lng }
  const { data } = useQuery(query(getStoreList, { orderType, near, openNow: true }, { background: true, handles: 'all' }))
  const open = data?.stores.filter(({ storeId }) => storeId !== closed.storeId).slice(0, most) ?? []
  if (open.length === 0) return null
  const move = ({ storeId, name }: StoreCard) => {
    setOrderLocation({ shop: { storeId, name } })
    announceKeptCart(closed, { storeId, name })
  }
  return (
    <section aria-label={m.menu_open_nearby()}>
      <div className="sec-head">
        <h2>{m.menu_open_nearby()}</h2>
        <Anchor className="link" href={paths.shops}>
          {m.menu_map()}
          <Icon of={ChevronRight} size={16} />
        </Anchor>
      </div>
      <div className="stack">
        {open.map((store) => (
          <OpenShop key={store.storeId} store={store} onMove={() => move(store)} />
        ))}
      </div>
    </section>
  )
}

function OpenShop({ store, onMove }: { store: StoreCard; onMove: () => void }) {
  const now = useNow()
  const { name, address, distance, quoteMinutes, busyMinutes } = store
  return (
    <ShopCard
      name={name}
      address={address}
      distance={distance === null ? undefined : distanceWords(distance)}
      state={busyMinutes > 0 ? { kind: 'busy', word: m.menu_busy() } : { kind: 'open', word: m.menu_open() }}
      facts={[{ text: opennessWords(store, true, now) }, { icon: Clock, text: m.menu_minutes(quoteMinutes) }]}
      actions={
        <Button variant="tint" onClick={onMove} aria-label={`${m.menu_switch_shop()}, ${name}`}>
          {m.menu_switch_shop()}
        </Button>
      }
    />
  )
}
