import { beforeEach, expect, test } from 'vitest'
import { orderLocation, setOrderLocation } from '../location/order-location.ts'
import { doorAt, doorGaps, noDoor, withDoor } from './door.ts'
import { openDoorKind } from './open-door-kind.ts'
import { askDoor, writeDoor } from './open-door.ts'
import { rememberDoor } from './remember-door.ts'
import { forgetAddresses, saveAddress, savedAddresses } from './saved-addresses.ts'

const place = { building: 'Ngan Pak Mansion', district: 'Eastern', fullAddress: '8 Taikoo Shing Road', lat: 22.2855, lng: 114.2187 }
const building = { ...place, floor: '', flat: '' }
const home = { ...place, floor: '12', flat: 'B' }
const openDoor = { lat: place.lat, lng: place.lng, kind: 'tower' }
const kitty = { name: 'Kitty Chan', phone: '61234567' }

beforeEach(() => {
  forgetAddresses()
  setOrderLocation({ address: building, openDoor })
})

test('[2.16] the door of a building that was picked is still to be said, until it is or another address is chosen', () => {
  expect(openDoorKind({ address: building, openDoor })).toBe('tower')
  expect(openDoorKind({ address: { ...building, building: '太古城 銀柏閣' }, openDoor })).toBe('tower')
  expect(openDoorKind({ address: home, openDoor })).toBeUndefined()
  expect(openDoorKind({ address: { ...building, lat: 22.3 }, openDoor })).toBeUndefined()
  expect(openDoorKind({ address: building })).toBeUndefined()
  expect(openDoorKind({ address: null, openDoor })).toBeUndefined()
})

test('[5.12] a tower lacks its floor and flat, a street its number too', () => {
  expect(doorGaps('tower', noDoor)).toEqual(['floor', 'flat'])
  expect(doorGaps('street', { ...noDoor, floor: '12', flat: ' ' })).toEqual(['detail', 'flat'])
})

test('[3.4] a place with its door is an address as orders keep it', () => {
  expect(withDoor(place, { detail: '', floor: ' 12 ', flat: 'B', note: ' ' }, 2)).toEqual(home)
  expect(withDoor(place, { detail: '', floor: '12', flat: 'B', note: ' No bell ' }, 2)).toEqual({ ...home, note: 'No bell' })
})

test('[1.16] [3.4] a door that somebody has ordered to is kept: chosen, and saved with whom the rider meets, as the default where it is the first', () => {
  rememberDoor(home, { ...kitty, phone: '+85261234567' })
  expect(orderLocation()).toMatchObject({ address: home, openDoor: null })
  expect(savedAddresses()).toMatchObject([{ address: home, contact: { ...kitty, title: '' }, tag: 'T01', isDefault: true }])
})

test('[3.2] [3.5] [5.11] the title, the note and the word that were said of a door are kept with it, and of no other', () => {
  writeDoor(place, { title: 'U02', tag: 'T02' })
  rememberDoor({ ...home, note: 'No bell' }, kitty)
  expect(orderLocation().address).toEqual({ ...home, note: 'No bell' })
  expect(savedAddresses()).toMatchObject([{ address: { ...home, note: 'No bell' }, contact: { ...kitty, title: 'U02' }, tag: 'T02' }])
  expect(doorAt(place)).toEqual(noDoor)
})

test('[3.5] the first door is called home, a further one is another place', () => {
  rememberDoor(home, kitty)
  setOrderLocation({ address: building, openDoor })
  rememberDoor({ ...home, floor: '13' }, kitty)
  expect(savedAddresses().map(({ tag }) => tag)).toEqual(['T01', 'T03'])
})

test('a door that was known before is left as it is', () => {
  setOrderLocation({ address: home, openDoor: null })
  rememberDoor(home, kitty)
  expect(savedAddresses()).toEqual([])
})

test('[3.4] [3.5] a door that is saved already stays as it was saved, and is chosen so', () => {
  const contact = { title: 'T02', name: 'Kitty', phone: '69999999' }
  const saved = { addressCode: 'home', address: { ...home, note: 'Side gate' }, contact, tag: 'T02', isDefault: true } as const
  saveAddress(saved)
  rememberDoor(home, kitty)
  expect(savedAddresses()).toEqual([saved])
  expect(orderLocation()).toMatchObject({ address: saved.address, openDoor: null })
})

test('[5.12] a door that the server lacks is asked for, of the chosen address alone', () => {
  setOrderLocation({ openDoor: null })
  askDoor()
  expect(openDoorKind(orderLocation())).toBe('estate')
  setOrderLocation({ address: { ...building, lat: 22.3 } })
  expect(openDoorKind(orderLocation())).toBeUndefined()
})

test('a door of another place than is chosen by then is not kept', () => {
  rememberDoor({ ...home, lat: 22.3 }, kitty)
  expect(orderLocation().address).toEqual(building)
  expect(savedAddresses()).toEqual([])
})
