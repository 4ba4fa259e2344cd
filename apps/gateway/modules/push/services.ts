import type { PushSender } from './push-sender.ts'
import type { Pushes } from './subscription-store.ts'
import type { TabletWakes } from './tablets/tablet-wake-store.ts'
import type { ToldOffers } from './told-offer-store.ts'

export type PushServices = {
  /** Tells browsers what they do not look at. */
  push: PushSender
  /** Browsers that want to be told. */
  pushes: Pushes
  /** Tablets of shops that want to be woken, and orders that wake them. */
  tabletWakes: TabletWakes
  /** Offers that each member was told of. */
  toldOffers: ToldOffers
}
