import { orderTypes } from '@harbour/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberPlace } from '../../../entities/address/recent-places.ts'
import type { SavedAddress } from '../../../entities/address/saved-addresses.ts'
import { writeContact } from '../../../entities/contact/contact.ts'
import { useReturnTo } from '../../../navigation/return-to.ts'
import { setOrderLocation, useOrderLocation, type ChosenShop } from '../../../entities/location/order-location.ts'
import { announceKeptCart } from '../../../entities/location/announce-kept-cart.ts'
import { deliveryQuery, isOutside } from '../delivery-query.ts'
import type { PickedPlace } from '../form/address-draft.ts'
import { paths } from '../../../navigation/paths.ts'

/** Delivers to a saved address: with one tap where somebody delivers there; where nobody does, it is marked (spec 8.12). */
export function useChoosing() {
  const queries = useQueryClient()
  const deliver = useDelivering()
  const [asking, setAsking] = useState<string>()
  const [refused, setRefused] = useState<{ saved: SavedAddress; outside: boolean }>()
  const choose = async (saved: SavedAddress) => {
    setAsking(saved.addressCode)
    setRefused(undefined)
    try {
      const { store } = await queries.fetchQuery({ ...deliveryQuery(saved.address), staleTime: 30_000 })
      deliver(saved, store)
    } catch (cause) {
      setRefused({ saved, outside: isOutside(cause) }) // told beside the address
    }
    setAsking(undefined)
  }
  return { choose, asking, refused }
}

/** Takes a place and the shop that serves it for the order, and goes on: its door is asked for when it is ordered. */
export function useDeliveringToPlace() {
  const { deliveryShop: before } = useOrderLocation()
  const goOn = useReturnTo()
  return (place: PickedPlace, { storeId, name }: ChosenShop) => {
    const { building, district, fullAddress, lat, lng, kind } = place
    const deliveryShop = { storeId, name }
    const address = { building, district, fullAddress, lat, lng, floor: '', flat: '' }
    setOrderLocation({ orderType: orderTypes.delivery, address, deliveryShop, openDoor: { lat, lng, kind } })
    rememberPlace(place)
    announceKeptCart(before, deliveryShop)
    goOn(paths.menu(orderTypes.delivery))
  }
}

/** Takes an address and the shop that serves it for the order, and goes on. */
export function useDelivering() {
  const { deliveryShop: before } = useOrderLocation()
  const goOn = useReturnTo()
  return ({ address, contact: { name, phone } }: SavedAddress, { storeId, name: shopName }: ChosenShop) => {
    const deliveryShop = { storeId, name: shopName }
    setOrderLocation({ orderType: orderTypes.delivery, address, deliveryShop })
    writeContact({ name, phone })
    announceKeptCart(before, deliveryShop)
    goOn(paths.menu(orderTypes.delivery))
  }
}
