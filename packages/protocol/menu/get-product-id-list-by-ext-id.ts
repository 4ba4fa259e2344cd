import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Text, text } from '../units.ts'

/**
 * The products that an outside id stands for at a brand: the code by which a coupon platform or a till names them. One that stands
 * for nothing gives an empty list; `posId` is the fixed point-of-sale id that `getH5Setting` tells (spec 7.26, 9.18).
 */
export const getProductIdListByExtId = action('candao.product.getProductIdListByExtId', {
  gateway: 'Action',
  caller: 'anyone',
  content: { posId: v.pipe(text(40), v.minLength(1)), brandId: Brand, mappingCode: v.pipe(text(64), v.minLength(1)) },
  data: v.array(Text),
  refusals: ['POS_UNKNOWN'],
})
