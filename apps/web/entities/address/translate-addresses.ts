import { addressSearch } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { language } from '../../lib/locale.ts'
import { keepRecentPlaces, recentPlaces, type RecentPlace } from './recent-places.ts'
import { keepAddresses, savedAddresses } from './saved-addresses.ts'
import { inOtherLanguage } from './other-language.ts'
import { translatedAddress } from './place-names.ts'
import { setOrderLocation, orderLocation, type Address } from '../location/order-location.ts'

const quietly = { background: true, handles: 'all' } as const
const asked = new Map<string, Promise<Address | undefined>>()

/** Names the addresses of this device in the language of the page, where they were chosen in the other one and the gateway knows their places. */
export async function translateAddresses(): Promise<void> {
  const { address } = orderLocation()
  const named = address && (await anew(address))
  if (named && orderLocation().address === address) setOrderLocation({ address: named })
  const saved = new Map<Address, Address>()
  for (const each of savedAddresses()) {
    const other = await anew(each.address)
    if (other) saved.set(each.address, other)
  }
  if (saved.size > 0) keepAddresses(savedAddresses().map((each) => ({ ...each, address: saved.get(each.address) ?? each.address })))
  await translateRecentPlaces()
}

async function translateRecentPlaces() {
  const named = new Map<RecentPlace, RecentPlace>()
  for (const place of recentPlaces()) {
    const other = await anew({ ...place, floor: '', flat: '' })
    if (other) named.set(place, { ...place, building: other.building, district: other.district, fullAddress: other.fullAddress })
  }
  if (named.size > 0) keepRecentPlaces(recentPlaces().map((place) => named.get(place) ?? place))
}

/** The address in the language of the page; undefined where it is already, or cannot be. Each is asked about once. */
function anew(address: Address): Promise<Address | undefined> {
  if (!inOtherLanguage(address, language())) return Promise.resolve(undefined)
  const key = JSON.stringify(address)
  const asking = asked.get(key) ?? ask(address)
  asked.set(key, asking)
  return asking
}

async function ask(address: Address): Promise<Address | undefined> {
  const here = language()
  const point = { lat: address.lat, lng: address.lng }
  const [before, now] = await Promise.all([
    call(addressSearch, point, { ...quietly, language: here === 1 ? 2 : 1 }),
    call(addressSearch, point, quietly),
  ])
  return translatedAddress(address, { before: before.data, now: now.data }, here)
}
