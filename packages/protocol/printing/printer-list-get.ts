import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { Printer } from './printer.ts'

/** The printers of a shop, by name. */
export const printerListGet = action('candao.shop.printerListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: { storeId: StoreId },
  data: v.object({ printers: v.array(Printer) }),
  refusals: ['STORE_UNKNOWN'],
})
