import type { StoreCard } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { shopState, takesOrders, type ShopState } from '../../../entities/shop/shop-state.ts'
import { stateWord } from '../../../entities/shop/openness-words.ts'
import type { MapPin } from '../../../ui/map/map-pin.ts'

type Looking = { now: number; selected: boolean }
type PinnedShop = Pick<StoreCard, 'storeId' | 'name' | 'lat' | 'lng' | 'openness' | 'busyMinutes' | 'quoteMinutes'>

/** A shop on the map: the wait as its card says it, or why there is none. */
export function shopPin(store: PinnedShop, { now, selected }: Looking): MapPin {
  const { storeId, name, lat, lng, quoteMinutes } = store
  const state = shopState(store, now)
  const words = takesOrders(store) ? m.shops_pin_minutes(quoteMinutes) : stateWord(state === 'ended' ? 'closed' : state)
  return {
    id: storeId,
    at: { lat, lng },
    words,
    label: [...new Set([name, stateWord(state), words])].join(m.shops_comma()),
    tone: tones[state],
    selected,
  }
}

const tones: Record<ShopState, MapPin['tone']> = {
  open: 'open',
  closing: 'open',
  busy: 'busy',
  paused: 'busy',
  ended: 'closed',
  closed: 'closed',
}
