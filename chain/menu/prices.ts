import type { Prices } from '../types.ts'

/** Whole dollars as the prices of both brands, in cents: Hong Kong dollars first, then patacas, the same number unless told. */
export const dollars = (hongKong: number, macau = hongKong): Prices => ({ 31: hongKong * 100, 42: macau * 100 })

export const hongKongOnly = (hongKong: number): Prices => ({ 31: hongKong * 100 })
export const macauOnly = (macau: number): Prices => ({ 42: macau * 100 })

export const included = dollars(0)
