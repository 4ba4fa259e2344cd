import { addressSearch, addressSuggest, findDeliveryStore, getStoreList } from '@harbour/protocol'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDoor, writeDoor } from '../../entities/address/open-door.ts'
import { openDoorKind } from '../../entities/address/open-door-kind.ts'
import { rememberPlace } from '../../entities/address/recent-places.ts'
import { saveAddress } from '../../entities/address/saved-addresses.ts'
import { orderLocation, setOrderLocation } from '../../entities/location/order-location.ts'
import { setLanguage } from '../../lib/locale.ts'
import { forgetPersisted } from '../../lib/persisted-store.ts'
import { m } from '../../paraglide/messages.js'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show } from '../../testing/test-phone.tsx'
import { LocationDialogs } from './LocationDialogs.tsx'
import { SendPlaceScreen } from './form/SendPlaceScreen.tsx'
import { PlaceScreen } from './PlaceScreen.tsx'

const door = { lat: 22.2855, lng: 114.2187 }
const place = (building: string) => ({ building, district: 'Eastern', fullAddress: `${building}, Hong Kong`, ...door })
const mansion = { ...place('Ngan Pak Mansion'), placeId: 'ngan-pak', kind: 'tower', distance: 12 }
const mall = { ...place('Dragon Centre'), placeId: 'dragon', kind: 'mall', distance: null }
const openness = { state: 'open', orderUntil: null, closesAt: null, opensAt: null }
const times = { openness, quoteMinutes: { low: 20, high: 30 }, busyMinutes: 0 }
const words = { name: 'Taikoo Shing', address: '18 Taikoo Shing Road', district: 'Eastern', phone: '25680101' }
const store = { storeId: '3101', ...words, ...door, ...times, orderTypes: [1, 2], services: [], distance: 120, preorders: [] }
const delivery = { zoneId: 'taikoo', fee: 10, minimum: 100, travelMinutes: 12 }

afterEach(() => {
  forgetPersisted(['location', 'place', 'addresses', 'recent-places', 'address-draft-31'])
  vi.restoreAllMocks()
})

type Phone = { state: PermissionState; locate?: Geolocation['getCurrentPosition'] }

/** A phone that may say where it is, or may not, and says it when its test wants it to. */
function phoneThat({ state, locate = () => undefined }: Phone) {
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state } as PermissionStatus)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(locate)
}

/** The phone's word that it is here, to so many metres. */
const isAt = ({ lat, lng }: typeof door, accuracy = 20) => ({ coords: { latitude: lat, longitude: lng, accuracy } }) as GeolocationPosition

const found =
  (...where: Parameters<typeof isAt>): Phone['locate'] =>
  (tell) =>
    tell(isAt(...where))

async function openPlaces(phone: Phone, nearest?: number, at = '/place/1') {
  phoneThat(phone)
  gatewayOf(
    answering(addressSearch, () => ({ data: { data: [mansion] } })),
    answering(addressSuggest, () => ({ data: { data: [mall], elsewhere: false } })),
    answering(findDeliveryStore, () => (nearest === undefined ? { data: { store, delivery } } : { refused: 'OUT_OF_SERVICE_AREA' })),
    answering(getStoreList, () => ({ data: { stores: [{ ...store, distance: nearest ?? null }] } })),
  )
  const shown = await show(
    <Routes>
      <Route
        path="/place/:params"
        element={
          <>
            <PlaceScreen />
            <LocationDialogs instead="address" />
          </>
        }
      />
      <Route path="/sendPlace" element={<SendPlaceScreen />} />
    </Routes>,
    { at },
  )
  return { ...shown, pinned: shown.getByRole('region', { name: m.address_pinned() }) }
}

/** A location that is on its way until it is told. */
function lateLocation() {
  const { promise, resolve } = Promise.withResolvers<GeolocationPosition>()
  return { locate: (tell: PositionCallback) => void promise.then(tell), come: () => resolve(isAt(door)) }
}

test('[4.5] a location that comes late is waited for in words, and moves the pin once it is there', async () => {
  const { locate, come } = lateLocation()
  const { getByText, pinned } = await openPlaces({ state: 'granted', locate })
  await expect.element(getByText(m.address_locating(), { exact: true })).toBeVisible()
  await expect.element(getByText(m.address_pin_move())).toBeVisible()
  come()
  await expect.element(pinned.getByText(mansion.building, { exact: true })).toBeVisible()
  await expect.element(getByText(m.address_locating(), { exact: true })).not.toBeInTheDocument()
})

test('[4.5] a location that comes late takes nothing from a guest who has gone on', async () => {
  const { locate, come } = lateLocation()
  const { getByRole, address } = await openPlaces({ state: 'granted', locate })
  const search = getByRole('searchbox', { name: m.address_search() })
  await search.fill('Dragon Centre')
  const choice = getByRole('list', { name: m.address_found_places() }).getByRole('button', { name: /^Dragon Centre/ })
  await expect.element(choice).toBeVisible()
  come()
  await expect.element(search).toHaveValue('Dragon Centre')
  await choice.click()
  await expect.poll(address).toBe('/orderFood/2')
  expect(orderLocation().address?.building).toBe('Dragon Centre')
})

test('[1.16] [2.15] a building is enough to go on to the menu, and its door is still to be said', async () => {
  const { getByRole, address } = await openPlaces({ state: 'granted', locate: found(door) })
  await getByRole('button', { name: m.address_use() }).click()
  await expect.poll(address).toBe('/orderFood/2')
  expect(orderLocation()).toMatchObject({ address: { building: mansion.building, floor: '', flat: '' }, deliveryShop: { storeId: '3101' } })
  expect(openDoorKind(orderLocation())).toBe('tower')
})

test('[2.16] [5.12] what was said of a door at the confirmation is not asked again where its address is changed', async () => {
  setOrderLocation({ address: { ...place('Dragon Centre'), floor: '', flat: '' }, openDoor: { ...door, kind: 'mall' } })
  writeDoor(door, { detail: 'Block 3', floor: '12', flat: 'B' })
  const { getByRole } = await openPlaces({ state: 'denied' })
  await getByRole('link', { name: m.address_edit() }).click()
  await expect.element(getByRole('textbox', { name: m.address_floor() })).toHaveValue('12')
  await expect.element(getByRole('textbox', { name: m.address_flat() })).toHaveValue('B')
  forgetDoor()
})

test('[2.16] who keeps an address says its door at once', async () => {
  const { getByRole } = await openPlaces({ state: 'granted', locate: found(door) }, undefined, '/place/1?next=/selectPlace')
  await getByRole('button', { name: m.address_use() }).click()
  await expect.element(getByRole('textbox', { name: m.address_floor() })).toBeVisible()
})

test.each(['en', 'zh-Hant'])(
  '[1.16] places chosen before stand on the empty screen, one tap away, the newest first (%s)',
  async (language) => {
    setLanguage(language)
    rememberPlace({ ...place('Harbour Tower'), kind: 'tower', lat: 22.29 })
    rememberPlace({ ...place('Dragon Centre'), kind: 'mall', lat: 22.28 })
    const { getByRole, address } = await openPlaces({ state: 'denied' })
    await expect.element(getByRole('heading', { name: m.address_recent() })).toBeVisible()
    const rows = getByRole('list', { name: m.address_recent() }).getByRole('button')
    expect(rows.elements().map((row) => row.querySelector('b')?.textContent)).toEqual(['Dragon Centre', 'Harbour Tower'])
    await rows.nth(1).click()
    await expect.poll(address).toBe('/orderFood/2')
    expect(orderLocation().address).toMatchObject({ building: 'Harbour Tower', lat: 22.29, floor: '', flat: '' })
    expect(openDoorKind(orderLocation())).toBe('tower')
  },
)

test('[1.16] a place that is chosen is there the next time, unless it stands above already', async () => {
  const first = await openPlaces({ state: 'granted', locate: found(door) })
  await first.getByRole('button', { name: m.address_use() }).click()
  await expect.poll(first.address).toBe('/orderFood/2')
  await first.unmount()
  const chosen = await openPlaces({ state: 'denied' })
  await expect.element(chosen.getByRole('link', { name: m.address_edit() })).toBeVisible()
  await expect.element(chosen.getByRole('list', { name: m.address_recent() })).not.toBeInTheDocument()
  await chosen.unmount()
  forgetPersisted(['place', 'location'])
  const later = await openPlaces({ state: 'denied' })
  const recent = later.getByRole('list', { name: m.address_recent() }).getByRole('button', { name: /^Ngan Pak Mansion/ })
  await expect.element(recent).toBeVisible()
  const contact = { title: '', name: '', phone: '' }
  saveAddress({
    addressCode: 'home',
    address: { ...place(mansion.building), floor: '12', flat: 'B' },
    contact,
    tag: 'T01',
    isDefault: false,
  })
  await expect.element(later.getByRole('list', { name: m.address_saved() })).toBeVisible()
  await expect.element(recent).not.toBeInTheDocument()
})

test('[1.16] who has chosen nothing and is nowhere yet is shown no places', async () => {
  const { getByRole, getByText } = await openPlaces({ state: 'denied' })
  await expect.element(getByText(m.address_collect())).toBeVisible()
  expect(getByRole('list').elements()).toEqual([])
  await expect.element(getByRole('heading', { name: m.address_recent() })).not.toBeInTheDocument()
})

test('[4.5] a location outside of the region is no place to deliver to, and the map stays where we are', async () => {
  const { getByText, pinned } = await openPlaces({ state: 'granted', locate: found({ lat: 48.8584, lng: 2.2945 }) })
  await expect.element(getByText(m.address_foreign())).toBeVisible()
  await expect.element(getByText(m.address_pin_move())).toBeVisible()
  await expect.element(pinned).not.toBeInTheDocument()
})

test('[4.5] a location that names no building says so, and lets the guest mend it', async () => {
  const { getByText, getByRole } = await openPlaces({ state: 'granted', locate: found(door, 1500) })
  await expect.element(getByText(m.address_rough())).toBeVisible()
  await expect.element(getByRole('button', { name: m.address_use() })).toBeVisible()
})

test('[2.41] [5.1] [8.7] a location that is off is told once, with another way on', async () => {
  const denied = { code: 1 } as GeolocationPositionError
  const { getByRole, getByText } = await openPlaces({ state: 'prompt', locate: (_, fail) => fail?.(denied) })
  await getByRole('button', { name: m.address_locate(), exact: true }).click()
  await getByRole('dialog', { name: m.address_ask_title() }).getByRole('button', { name: m.address_ask_yes() }).click()
  const tip = getByRole('alertdialog', { name: m.address_unable() })
  await expect.element(tip).toBeVisible()
  await tip.getByRole('button', { name: m.address_tip_address() }).click()
  await expect.element(getByRole('searchbox', { name: m.address_search() })).toHaveFocus()
  phoneThat({ state: 'denied', locate: (_, fail) => fail?.(denied) })
  await getByRole('button', { name: new RegExp(`^${m.address_unable()}`) }).click()
  await expect.element(getByText(m.address_unable_denied())).toBeVisible()
  await expect.element(tip).not.toBeInTheDocument()
})

test('[8.12] a place with no shop within ten kilometres says so, and sends nobody there', async () => {
  const { getByText, getByRole } = await openPlaces({ state: 'granted', locate: found(door) }, 10_400)
  await expect.element(getByText(m.address_outside_far({ count: 10 }))).toBeVisible()
  await expect.element(getByRole('link', { name: m.address_takeaway() })).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: m.address_use() })).not.toBeInTheDocument()
})
