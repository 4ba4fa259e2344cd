import { findDeliveryStore } from '@harbour/protocol'
import { formatPrice, orderTypes } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { addressWords } from '../../entities/address/address-words.ts'
import { useNow } from '../../lib/server-clock.ts'
import type { Address, ChosenShop } from '../../entities/location/order-location.ts'
import { takesOrders } from '../../entities/shop/shop-state.ts'
import { placeWords } from './place-words.ts'
import { OrderLocationSummary } from './OrderLocationSummary.tsx'
import { soonWords } from './soon-words.ts'

/** The address that the guest has chosen, with the shop that serves it and its fee; of a shop that takes no orders now, when it does. */
export function DeliveryPlace({ address, shop }: { address: Address; shop: ChosenShop | null }) {
  const { fullAddress, lat, lng } = address
  const { data } = useQuery({ ...query(findDeliveryStore, { lat, lng }, { background: true, handles: 'all' }), refetchInterval: 60_000 })
  const now = useNow()
  const fee = data && formatPrice(data.delivery.fee)
  const from = data?.store.name ?? shop?.name
  const terms = from && fee ? m.home_from_shop({ shop: from, fee }) : fullAddress
  const later = data && !takesOrders(data.store) ? [placeWords(data.store, data.store, orderTypes.delivery, now)] : []
  return (
    <OrderLocationSummary delivering name={addressWords(address)} note={[...later, terms].join(' · ')} soon={soonWords(data?.store, now)} />
  )
}
