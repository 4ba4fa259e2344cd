/** The ids of the chain's brands on the wire, one for each region. */
export const brandIds = { hongKong: 31, macau: 42 } as const
