/** The ids of the chain's brands on the wire, one for each region. */
export const brandIds = { hongKong: 31, macau: 42 } as const

/** The brand of a shop: the chain numbers its Hong Kong shops from 3000 and its Macau shops from 4000. */
export function brandOfShop(storeId: string): (typeof brandIds)[keyof typeof brandIds] {
  return storeId.startsWith('4') ? brandIds.macau : brandIds.hongKong
}
