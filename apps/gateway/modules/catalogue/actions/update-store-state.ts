import { updateStoreState } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { judgePause } from '../overlay/judge-pause.ts'

/** A till speaks for its own shop alone; a pause that is over already is none. */
export const updateStoreStateAction = handle(updateStoreState, async (state, { brand, caller, catalogue, clock }) => {
  if (caller.storeId !== state.storeId || catalogue.shop(state.storeId)?.brand !== brand) throw refuse(updateStoreState, 'STORE_UNKNOWN')
  const pausedUntil = judgePause(state.pausedUntil, clock.now())
  if (pausedUntil === 'PAUSE_TOO_LONG') throw refuse(updateStoreState, pausedUntil)
  return catalogue.setShopState({ storeId: state.storeId, busyMinutes: state.busyMinutes, pausedUntil })
})
