import type { StoreCard } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { edgeShops } from './edge-shops.ts'

const sight = {
  centre: { lat: 22.3, lng: 114.2 },
  zoom: 14,
  bounds: { south: 22.29, west: 114.19, north: 22.31, east: 114.21 },
  size: { width: 400, height: 300 },
}
const shop = (storeId: string, lng: number, distance: number | null = null) => ({ storeId, lat: 22.3, lng, distance }) as StoreCard // as far as it is asked for

test('[1.17] of the shops off the map the nearest on either side is named, with the distance that the list says', () => {
  const shops = [shop('in sight', 114.2), shop('far west', 114.1), shop('west', 114.18, 780), shop('east', 114.23)]
  const told = edgeShops(shops, sight).map(({ store, side, metres }) => [store.storeId, side, metres])
  expect(told).toEqual([
    ['west', 'left', 780],
    ['east', 'right', expect.closeTo(3086, -2)],
  ])
})

test('nothing stands at the edges while every shop is in sight', () => {
  expect(edgeShops([shop('in sight', 114.2)], sight)).toEqual([])
})

test('[1.17] the way to a shop off the map covers no pin: it moves down, or is left to the list', () => {
  const at = (storeId: string, x: number, y: number) => ({ ...shop(storeId, 114.19 + x * 0.00005), lat: 22.31 - (y * 0.02) / 300 })
  const east = shop('east', 114.23)
  expect(edgeShops([east], sight)).toMatchObject([{ top: 62 }])
  expect(edgeShops([east, at('beside', 100, 90)], sight)).toMatchObject([{ top: 62 }])
  expect(edgeShops([east, at('above', 350, 95)], sight)).toMatchObject([{ top: 104 }])
  expect(edgeShops([east, at('amid', 350, 130)], sight)).toEqual([])
  expect(edgeShops([east, at('below', 350, 160)], sight)).toMatchObject([{ top: 62 }])
})
