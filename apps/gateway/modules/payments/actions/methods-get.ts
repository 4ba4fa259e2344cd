import { methodsGet } from '@harbour/protocol'
import { payMethods } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { takesMethod } from '../begin-payment.ts'

/** The methods of the region that a provider takes now; every shop takes cash, when it hands the order over. */
export const methodsGetAction = handle(methodsGet, ({ storeId }, { brand, catalogue, providers }) => {
  if (catalogue.shop(storeId)?.brand !== brand) throw refuse(methodsGet, 'STORE_UNKNOWN')
  const methods = payMethods(brand).flatMap((method) => (takesMethod(method, { brand, providers }) ? [{ method }] : []))
  return { methods, cashContactFrom: catalogue.brand(brand).orderLimits.cashContactFrom }
})
