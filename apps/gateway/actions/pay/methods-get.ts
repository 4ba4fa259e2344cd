import { methodsGet } from '@harbour/protocol'
import { payMethods } from '@harbour/rules'
import { handle, refuse } from '../../handle.ts'
import { takesMethod } from '../../paying/begin-payment.ts'

/** The methods of the region that a provider takes now; every shop takes cash, when it hands the order over. */
export const methodsGetAction = handle(methodsGet, ({ storeId }, { brand, catalogue, providers }) => {
  if (catalogue.shop(storeId)?.brand !== brand) throw refuse(methodsGet, 'STORE_UNKNOWN')
  return { methods: payMethods(brand).flatMap((method) => (takesMethod(method, { brand, providers }) ? [{ method }] : [])) }
})
