import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Point } from '../units.ts'

const Offer = v.object({
  offerId: v.string(),
  tone: v.picklist(['red', 'green', 'yolk']),
  badge: v.string(),
  title: v.string(),
  note: v.string(),
  picture: v.string(),
  pid: v.optional(v.string()),
  categoryId: v.optional(v.string()),
  orderTypes: v.optional(v.array(v.picklist([1, 2, 5]))),
})

const BrandInfo = v.object({
  brandId: v.picklist([31, 42]),
  name: v.string(),
  hotline: v.string(),
  currency: v.picklist(['HKD', 'MOP']),
  phonePrefix: v.picklist(['852', '853']),
  mapCentre: Point,
  /** The point of sale under which products are looked up by outside id (spec 9.18). */
  posId: v.string(),
  fees: v.object({ cutlery: Dollars, boxedMeal: Dollars, boxedMealCap: Dollars }),
  /** Whether a delivery asks who is in home quarantine (spec 1.19). */
  asksQuarantine: v.boolean(),
  offers: v.array(Offer),
})
export type BrandInfo = v.InferOutput<typeof BrandInfo>

/** What each brand is, keyed by brand id: its fees, its map, its offers, in the caller's language (spec 3.26, 9.3). */
export const getH5Setting = action('candao.storeOwn.getH5Setting', {
  gateway: 'Action',
  caller: 'anyone',
  content: {},
  data: v.object({ brandInfos: v.object({ 31: BrandInfo, 42: BrandInfo }) }),
})
