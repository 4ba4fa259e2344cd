import { brandIds, regions } from '@harbour/rules'
import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Dollars, OrderType, Point, Text } from '../units.ts'

const [hongKong, macau] = [regions[brandIds.hongKong], regions[brandIds.macau]]

const Offer = v.object({
  offerId: Text,
  tone: v.picklist(['red', 'green', 'yolk']),
  badge: Text,
  title: Text,
  note: Text,
  picture: Text,
  pid: v.optional(Text),
  categoryId: v.optional(Text),
  orderTypes: v.optional(v.array(OrderType)),
})

const BrandInfo = v.object({
  brandId: Brand,
  name: Text,
  hotline: Text,
  currency: v.picklist([hongKong.currency, macau.currency]),
  phonePrefix: v.picklist([hongKong.phonePrefix, macau.phonePrefix]),
  mapCentre: Point,
  /** The point of sale under which products are looked up by outside id (spec 9.18). */
  posId: Text,
  fees: v.object({ cutlery: Dollars, boxedMeal: Dollars, boxedMealCap: Dollars }),
  /** True where a delivery asks who is in home quarantine (spec 1.19). */
  asksQuarantine: v.boolean(),
  offers: v.array(Offer),
})
export type BrandInfo = v.InferOutput<typeof BrandInfo>

/** The brands, keyed by brand id: its fees, its map, its offers, in the caller's language (spec 3.26, 9.3). */
export const getH5Setting = action('candao.storeOwn.getH5Setting', {
  gateway: 'Action',
  caller: 'anyone',
  content: {},
  data: v.object({ brandInfos: v.object({ [brandIds.hongKong]: BrandInfo, [brandIds.macau]: BrandInfo }) }),
})
