import { methodsGet } from '@harbour/protocol'
import { payMethods, paymentTerms, type PayMethod } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { takesMethod } from '../begin-payment.ts'

/** The methods of the region that a provider takes now; every shop takes cash, when it hands the order over. */
export const methodsGetAction = handle(methodsGet, ({ storeId }, { brand, catalogue, providers }) => {
  if (catalogue.shop(storeId)?.brand !== brand) throw refuse(methodsGet, 'STORE_UNKNOWN')
  const taken = payMethods(brand).filter((method) => takesMethod(method, { brand, providers }))
  return {
    methods: taken.filter((method) => !cameLater(method)).map(named),
    more: taken.filter(cameLater).map(named),
    cashContactFrom: catalogue.brand(brand).orderLimits.cashContactFrom,
  }
})

const cameLater = (method: PayMethod): boolean => paymentTerms(method).cameLater ?? false
const named = (method: PayMethod) => ({ method })
