/** The brands under the ids that the wire knows them by (spec 1.2, 1.3, 9.3). */
export const brandIds = { hongKong: 31, macau: 42 } as const
export type Brand = (typeof brandIds)[keyof typeof brandIds]

/** 1 Traditional Chinese, 2 English (spec 1.4, 4.1). */
export const languageIds = { tc: 1, en: 2 } as const
export type Language = (typeof languageIds)[keyof typeof languageIds]

export type Point = { lat: number; lng: number }

/** A region as a guest knows it: its code, money, phone prefix and the middle of its map (spec 1.2, 1.3). */
export type Region = {
  code: 'HK' | 'MO'
  brand: Brand
  symbol: '$'
  currency: 'HKD' | 'MOP'
  phonePrefix: '852' | '853'
  centre: Point
}

export const regions: Record<Brand, Region> = {
  [brandIds.hongKong]: {
    code: 'HK',
    brand: brandIds.hongKong,
    symbol: '$',
    currency: 'HKD',
    phonePrefix: '852',
    centre: { lat: 22.32, lng: 114.17 },
  },
  [brandIds.macau]: {
    code: 'MO',
    brand: brandIds.macau,
    symbol: '$',
    currency: 'MOP',
    phonePrefix: '853',
    centre: { lat: 22.2, lng: 113.54 },
  },
}
