import type { OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../lib/server-clock.ts'
import type { ChosenShop } from '../../entities/location/order-location.ts'
import { opennessFor, useShop } from '../../entities/shop/shop.ts'
import { placeWords } from './place-words.ts'
import { OrderLocationSummary } from './OrderLocationSummary.tsx'
import { soonWords } from './soon-words.ts'

/** The shop that the guest has chosen, and how it stands for the way of eating. */
export function ShopPlace({ shop, orderType }: { shop: ChosenShop; orderType: OrderType }) {
  const now = useNow()
  const store = useShop(shop.storeId)
  const shopOpenness = opennessFor(store, orderType)
  const words = store && shopOpenness ? placeWords(shopOpenness, store, orderType, now) : m.home_not_this_way()
  const note = store ? [words, store.address].join(' · ') : m.home_where_shop_note()
  return <OrderLocationSummary name={store?.name ?? shop.name} note={note} soon={soonWords(shopOpenness, now)} />
}
