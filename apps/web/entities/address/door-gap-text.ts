import { m } from '../../paraglide/messages.js'
import type { Door } from './door.ts'

/** Advice about a part of a door that is missing, said at its field (spec 5.12). */
export const doorGapText: Record<keyof Door, () => string> = {
  detail: m.address_number_missing,
  floor: m.address_floor_missing,
  flat: m.address_flat_missing,
}
