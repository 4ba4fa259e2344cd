import { places } from '@harbour/chain'
import { expect, test } from 'vitest'
import { inRegion, regionBox } from './region.ts'

test('every place of the gazetteer lies in its region, and in no other', () => {
  expect(places.filter(({ brand, point }) => !inRegion(brand, point)).map(({ name }) => name.en)).toEqual([])
  expect(places.filter(({ brand, point }) => inRegion(brand === 31 ? 42 : 31, point))).toEqual([])
})

test.each([
  ['Luohu', { lat: 22.5403, lng: 114.1108 }],
  ['Futian Port', { lat: 22.5225, lng: 114.0685 }],
  ['Shekou', { lat: 22.4795, lng: 113.9095 }],
  ['Yantian', { lat: 22.5575, lng: 114.24 }],
  ['Gongbei', { lat: 22.2215, lng: 113.5485 }],
  ['Hengqin', { lat: 22.135, lng: 113.53 }],
])('[1.2] %s lies in neither region', (_name, point) => {
  expect([inRegion(31, point), inRegion(42, point)]).toEqual([false, false])
})

test('the box of a region holds it', () => {
  expect(regionBox(42)).toEqual([22.1, 113.525, 22.2175, 113.61])
})
