import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { Tablet } from './tablet.ts'

/** The tablets that are paired with a shop, by name. */
export const tabletListGet = action('candao.shop.tabletListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: { storeId: StoreId },
  data: v.object({ tablets: v.array(Tablet) }),
  refusals: ['STORE_UNKNOWN'],
})
