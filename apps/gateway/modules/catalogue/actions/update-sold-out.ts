import { updateSoldOut } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

/** A till speaks for its own shop alone. */
export const updateSoldOutAction = handle(updateSoldOut, async ({ storeId, pid, soldOut }, { brand, caller, catalogue }) => {
  if (caller.storeId !== storeId || catalogue.shop(storeId)?.brand !== brand) throw refuse(updateSoldOut, 'STORE_UNKNOWN')
  return { soldOut: await catalogue.setSoldOut(storeId, pid, soldOut) }
})
