import { cardGet } from '@harbour/protocol'
import { handle } from '../../handle.ts'

/** Cash is the only way to pay, so there is no card to save, and the answer says so. */
export const cardGetAction = handle(cardGet, () => ({ cards: [], mayBind: false }))
