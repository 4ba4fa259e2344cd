import { expect, test } from 'vitest'
import { detailLimit, detailOf } from '../../../entities/address/door.ts'
import { addressOf, draftOf, gapsOf, type AddressDraft } from './address-draft.ts'

const complete = { titles: true, phoneGood: true }

const taikooShing = {
  building: 'Taikoo Shing',
  district: 'Eastern',
  fullAddress: 'Taikoo Shing Road, Tai Koo',
  lat: 22.2862,
  lng: 114.2185,
}
const contact = { title: 'U02', name: 'Chan Ka Man', phone: '61234567' }
const atTheEstate: AddressDraft = {
  place: { ...taikooShing, kind: 'estate' },
  detail: '',
  floor: '12',
  flat: 'B',
  ...contact,
  note: '',
  tag: 'T01',
  isDefault: true,
}
const onTheStreet: AddressDraft = { ...atTheEstate, place: { ...taikooShing, building: 'Taikoo Shing Road', kind: 'street' } }

test('[5.12] floor and flat are required, and blanks are no answer', () => {
  expect(gapsOf(atTheEstate, complete)).toEqual([])
  expect(gapsOf({ ...atTheEstate, floor: ' ', flat: '' }, complete)).toEqual(['floor', 'flat'])
})

test('[5.12] a street needs a number, an estate may have a block, a tower has neither', () => {
  expect(gapsOf(onTheStreet, complete)).toEqual(['detail'])
  expect(gapsOf({ ...onTheStreet, detail: '8' }, complete)).toEqual([])
  expect(['street', 'district', 'station', 'estate', 'mall', 'landmark', 'tower'].map(detailOf)).toEqual([
    'needed',
    'needed',
    'needed',
    'possible',
    'possible',
    'possible',
    'none',
  ])
})

test('[3.4] the detail joins the building in the order of the language', () => {
  expect(addressOf({ ...atTheEstate, detail: ' Ngan Pak Mansion ' }, 2).building).toBe('Ngan Pak Mansion, Taikoo Shing')
  expect(addressOf({ ...atTheEstate, place: { ...atTheEstate.place, building: '太古城' }, detail: '銀柏閣' }, 1).building).toBe(
    '太古城 銀柏閣',
  )
})

test('[3.4] an address has what orders keep and nothing else', () => {
  expect(addressOf({ ...atTheEstate, note: ' Lift lobby past car park 2 ' }, 2)).toEqual({
    ...taikooShing,
    floor: '12',
    flat: 'B',
    note: 'Lift lobby past car park 2',
  })
  expect(addressOf(atTheEstate, 2)).not.toHaveProperty('note')
})

test('[5.12] title, name and a good phone are required, each told in the order of the form', () => {
  expect(gapsOf({ ...atTheEstate, title: '', name: ' ' }, { titles: true, phoneGood: false })).toEqual(['title', 'name', 'phone'])
})

test('a title is not asked for while there are none to choose from', () => {
  expect(gapsOf({ ...atTheEstate, title: '' }, { titles: false, phoneGood: true })).toEqual([])
})

test('[1.16] a saved address to be changed comes back unchanged', () => {
  const address = addressOf({ ...atTheEstate, detail: 'Ngan Pak Mansion', note: 'Car park 2' }, 2)
  const draft = draftOf({ addressCode: 'home', address, contact, tag: 'T02', isDefault: true })
  expect(gapsOf(draft, complete)).toEqual([])
  expect(addressOf(draft, 2)).toEqual(address)
  expect(draft).toMatchObject({ addressCode: 'home', ...contact, tag: 'T02', isDefault: true })
})

test('the longest detail still fits the building of an order', () => {
  const place = { ...atTheEstate.place, building: 'x'.repeat(60) }
  const { building } = addressOf({ ...atTheEstate, place, detail: 'y'.repeat(detailLimit(place)) }, 2)
  expect(building).toHaveLength(80)
})
