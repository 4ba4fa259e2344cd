import { updateStoreState } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

/** Longer than a day is a blackout, which the chain's office writes down with its reason. */
const longestPause = 24 * 60

/** A till speaks for its own shop alone; a pause that is over already is none. */
export const updateStoreStateAction = handle(updateStoreState, async (state, { brand, caller, catalogue, clock }) => {
  if (caller.storeId !== state.storeId || catalogue.shop(state.storeId)?.brand !== brand) throw refuse(updateStoreState, 'STORE_UNKNOWN')
  const now = clock.now()
  const pausedUntil = state.pausedUntil !== null && state.pausedUntil > now ? state.pausedUntil : null
  if (pausedUntil !== null && pausedUntil > addMinutes(now, longestPause)) throw refuse(updateStoreState, 'PAUSE_TOO_LONG')
  return catalogue.setShopState({ storeId: state.storeId, busyMinutes: state.busyMinutes, pausedUntil })
})
