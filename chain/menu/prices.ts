import { brandIds } from '@harbour/rules'
import type { Prices } from '../types.ts'

/** Whole dollars as the prices of both brands, in cents: Hong Kong dollars first, then patacas, the same number unless told. */
export const dollars = (hongKong: number, macau = hongKong): Prices => ({
  [brandIds.hongKong]: hongKong * 100,
  [brandIds.macau]: macau * 100,
})

export const hongKongOnly = (hongKong: number): Prices => ({ [brandIds.hongKong]: hongKong * 100 })
export const macauOnly = (macau: number): Prices => ({ [brandIds.macau]: macau * 100 })

export const included = dollars(0)
