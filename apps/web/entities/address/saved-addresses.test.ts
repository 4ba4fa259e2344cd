import { beforeEach, expect, test } from 'vitest'
import {
  defaultAddress,
  forgetAddresses,
  makeDefault,
  removeAddress,
  saveAddress,
  savedAddresses,
  type SavedAddress,
} from './saved-addresses.ts'
import type { Address } from '../location/order-location.ts'

const door: Address = {
  building: '太古城 銀柏閣',
  district: '東區',
  fullAddress: '香港鰂魚涌太古城道 8 號',
  lat: 22.2855,
  lng: 114.2187,
  floor: '12',
  flat: 'B',
}
const contact = { title: 'U02', name: '陳嘉文', phone: '61234567' }
const home: SavedAddress = { addressCode: 'home', address: door, contact, tag: 'T01', isDefault: true }
const office: SavedAddress = { ...home, addressCode: 'office', address: { ...door, floor: '28' }, tag: 'T02', isDefault: false }
const codes = () => savedAddresses().map(({ addressCode }) => addressCode)

beforeEach(() => {
  forgetAddresses()
  saveAddress(home)
  saveAddress(office)
})

test('[1.16] an address is saved once: again under its code, or for the same door, it is the same one', () => {
  saveAddress({ ...office, contact: { ...contact, name: 'Ada' } })
  saveAddress({ ...home, addressCode: 'again', tag: 'T03' })
  expect(codes()).toEqual(['again', 'office'])
  expect(savedAddresses().map((each) => [each.tag, each.contact.name])).toEqual([
    ['T03', '陳嘉文'],
    ['T02', 'Ada'],
  ])
})

test('[1.16] an address that is changed into the door of another is one with it, and as much the default', () => {
  saveAddress({ ...office, address: door })
  expect(codes()).toEqual(['office'])
  expect(defaultAddress()?.addressCode).toBe('office')
  saveAddress(home)
  saveAddress({ ...home, addressCode: 'parents', address: { ...door, floor: '3' }, isDefault: false })
  saveAddress({ ...home, addressCode: 'parents', isDefault: false })
  expect(codes()).toEqual(['parents'])
})

test('[1.16] [3.4] one address at most is the default', () => {
  expect(defaultAddress()?.addressCode).toBe('home')
  makeDefault('office')
  expect(savedAddresses().map(({ isDefault }) => isDefault)).toEqual([false, true])
  saveAddress({ ...home, isDefault: true })
  expect(savedAddresses().map(({ isDefault }) => isDefault)).toEqual([true, false])
})

test('[1.16] a deleted address comes back to where it stood', () => {
  const undo = removeAddress('home')
  expect(codes()).toEqual(['office'])
  expect(defaultAddress()).toBeUndefined()
  undo()
  expect(codes()).toEqual(['home', 'office'])
  expect(defaultAddress()?.addressCode).toBe('home')
})

test('a default that comes back finds another one in its place, and is none', () => {
  const undo = removeAddress('home')
  makeDefault('office')
  undo()
  expect(
    savedAddresses()
      .filter(({ isDefault }) => isDefault)
      .map(({ addressCode }) => addressCode),
  ).toEqual(['office'])
})
