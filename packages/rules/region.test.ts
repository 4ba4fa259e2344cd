import { expect, test } from 'vitest'
import { brandIds, regions } from './region.ts'
import { distanceMetres } from './shops/delivery-zone.ts'

test.each([
  [brandIds.hongKong, 'HK', 'HKD', '852', { lat: 22.28, lng: 114.16 }],
  [brandIds.macau, 'MO', 'MOP', '853', { lat: 22.19, lng: 113.54 }],
] as const)(
  '[1.2] [1.3] brand %i is %s, with its money, its phones and the middle of its map',
  (brand, code, currency, phonePrefix, downtown) => {
    const { centre, ...region } = regions[brand]
    expect(region).toEqual({ code, brand, symbol: '$', currency, phonePrefix })
    expect(distanceMetres(centre, downtown)).toBeLessThan(6_000)
  },
)
