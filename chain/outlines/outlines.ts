import { brandIds } from '@harbour/rules'
import * as hongKong from './hong-kong.ts'
import * as macau from './macau.ts'
import { outlinesOf, ringsOf, type Land } from './outline.ts'

/** The bounds of the 18 districts and of Macau's parishes, traced from the maps of echarts 4.9.0 (Apache-2.0). */
export const outlines = [...outlinesOf(hongKong.districts), ...outlinesOf(macau.districts)]

/** The land of both regions, traced from Natural Earth (public domain). */
export const lands: Land[] = [
  { brand: brandIds.hongKong, rings: ringsOf(hongKong.land), abroad: ringsOf(hongKong.abroad) },
  { brand: brandIds.macau, rings: ringsOf(macau.land), abroad: ringsOf(macau.abroad) },
]
