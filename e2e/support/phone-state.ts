import type { Page } from '@playwright/test'
import { districts, places, shops as chainShops } from '@harbour/chain'
import { brandIds, emptyCart, orderTypes, type Brand, type OrderType } from '@harbour/rules'
import { lineOf, type Choice } from './cart-lines.ts'
import { nganPakMansion, shops, type Shop } from './chain.ts'
import type { Language } from './words/words.ts'

export type Way = 'delivery' | 'takeaway' | 'dineIn'
export const orderTypeOf: Record<Way, OrderType> = {
  delivery: orderTypes.delivery,
  takeaway: orderTypes.takeaway,
  dineIn: orderTypes.dineIn,
}

/** The choices that a guest has made before: how they eat, where, and what. A delivery goes to the same door as one that was typed in. */
export type Chosen = { way?: Way; shop?: Shop; cart?: readonly Choice[] }

export const brandOf = ({ storeId }: Pick<Shop, 'storeId'>): Brand => (storeId.startsWith('4') ? brandIds.macau : brandIds.hongKong)

/** Puts what a guest has chosen on their phone, as the app keeps it under the spec's keys (9.17); whoever says nothing else pays in cash. */
export async function choose(page: Page, language: Language, { way = 'takeaway', shop = shops.taikooShing, cart = [] }: Chosen) {
  const brand = brandOf(shop)
  const chosen = { storeId: shop.storeId, name: shop[language] }
  const where =
    way === 'delivery'
      ? { shop: null, address: shop.storeId === shops.taikooShing.storeId ? doorIn(language) : doorBeside(shop), deliveryShop: chosen }
      : { shop: chosen, address: null, deliveryShop: null }
  await keep(page, {
    place: { byBrand: { [brand]: { orderType: orderTypeOf[way], ...where, wantedAt: null } } },
    'cart-store': {
      byBrand: { [brand]: { ...emptyCart, lines: cart.map((choice) => lineOf(choice, brand)) } },
      cutlery: false,
      wishes: {},
    },
    'pay-method': { byBrand: { [brandIds.hongKong]: 'cash', [brandIds.macau]: 'cash' } },
    ...(way === 'delivery' && { contact: { byBrand: { [brand]: resident } } }),
  })
}

/** Puts stores on the phone of a guest, from an address of the gateway where no page of the app is open that would write its own over them. */
export async function keep(page: Page, stores: Record<string, object>) {
  await page.goto('/healthz')
  await page.evaluate((kept) => {
    for (const [key, state] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ state, version: 0 }))
  }, stores)
}

/** The guest who lives there, as the rider meets them. */
export const resident = { name: 'Kitty Chan', phone: '6123 4567' }

/** The door of an address in the tower to which the shop at Taikoo Shing delivers. */
export function doorIn(language: Language) {
  const place = places.find(({ name }) => name.en === nganPakMansion.building.en)
  const district = districts.find(({ code }) => code === place?.district)
  if (!place || !district) throw new Error('the chain’s places have no such tower')
  return {
    building: place.name[language],
    district: district.name[language],
    fullAddress: place.address[language],
    lat: place.point.lat,
    lng: place.point.lng,
    floor: '12',
    flat: 'B',
  }
}

/** The door of a house beside a shop, to which it delivers. */
export function doorBeside({ storeId }: Pick<Shop, 'storeId'>) {
  const shop = chainShops.find((each) => each.storeId === storeId)
  if (!shop) throw new Error(`the chain has no shop ${storeId}`)
  const { lat, lng } = shop.point
  return { building: 'Harbour House', district: 'Hong Kong', fullAddress: '1 Harbour Road', lat, lng, floor: '12', flat: 'B' }
}
