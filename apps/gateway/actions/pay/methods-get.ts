import { methodsGet } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

/** Every shop takes cash, when it hands the order over. */
export const methodsGetAction = handle(methodsGet, ({ storeId }, { brand, catalogue }) => {
  if (catalogue.shop(storeId)?.brand !== brand) throw refuse(methodsGet, 'STORE_UNKNOWN')
  return { methods: [{ method: 'cash' as const }] }
})
