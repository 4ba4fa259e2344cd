import type { CourierBooking } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

type State = CourierBooking['state']

/** The states in which its company lets a courier go; one that nobody knows of is given up instead. */
export const mayCancel = (state: State): boolean => state === 'unclear' || state === 'seeking' || state === 'coming'

/** The state of a courier in words. */
export const stateWords: Record<State, () => string> = {
  unclear: m.courier_unclear,
  seeking: m.courier_seeking,
  coming: m.courier_coming,
  pickedUp: m.courier_picked_up,
  delivered: m.courier_delivered,
  cancelled: m.courier_cancelled,
  rejected: m.courier_nobody,
  expired: m.courier_nobody,
  refused: m.courier_refused,
  givenUp: m.courier_given_up,
}
