import { expect, test } from 'vitest'
import { placesOf, pointIn } from './partner-places.ts'

test.each([
  ['22.3,114.1', { lat: 22.3, lng: 114.1 }],
  [' 22 , 114 ', { lat: 22, lng: 114 }],
  ['-22.25,-114.5', { lat: -22.25, lng: -114.5 }],
  ['90,180', { lat: 90, lng: 180 }],
  ['90.1,114', undefined],
  ['22.3,180.1', undefined],
  ['22.3', undefined],
  ['22.3,114.1,5', undefined],
  ['999077', undefined],
  ['NaN,NaN', undefined],
  ['', undefined],
])('[3.21] the point in the postal code %j is %j', (postalCode, point) => {
  expect(pointIn(postalCode)).toEqual(point)
})

test('[3.21] [7.19] the addresses of this region that say where they are can be delivered to', () => {
  const address = { type: 'HOME', address2: ' Taikoo Shing 12B ', region: 'HK', postalCode: '22.2862,114.2170' }
  const others = [
    { ...address, region: 'MO' },
    { ...address, postalCode: '999077' },
    { ...address, address2: ' ' },
  ]
  const told = [{ phoneNo: '91110001', addresses: [address, ...others] }]
  const place = {
    building: 'Taikoo Shing 12B',
    fullAddress: 'Taikoo Shing 12B',
    district: '',
    floor: '',
    flat: '',
    lat: 22.2862,
    lng: 114.217,
  }
  expect(placesOf(told, 'HK')).toEqual([place])
  expect(placesOf(told, 'MO')).toHaveLength(1)
})
