/** Brand ids: 31 Hong Kong, 42 Macau (spec 1.2, 1.3, 9.3). */
export type Brand = 31 | 42

/** 1 Traditional Chinese, 2 English (spec 1.4, 4.1). */
export type Language = 1 | 2

export type Point = { lat: number; lng: number }

/** What a region is to a guest: its code, money, phone prefix and the middle of its map (spec 1.2, 1.3). */
export type Region = {
  code: 'HK' | 'MO'
  brand: Brand
  symbol: '$'
  currency: 'HKD' | 'MOP'
  phonePrefix: '852' | '853'
  centre: Point
}

export const regions: Record<Brand, Region> = {
  31: { code: 'HK', brand: 31, symbol: '$', currency: 'HKD', phonePrefix: '852', centre: { lat: 22.32, lng: 114.17 } },
  42: { code: 'MO', brand: 42, symbol: '$', currency: 'MOP', phonePrefix: '853', centre: { lat: 22.2, lng: 113.54 } },
}
