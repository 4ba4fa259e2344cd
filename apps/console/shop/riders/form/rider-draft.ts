import { riderSave } from '@harbour/protocol'
import * as v from 'valibot'
import { newGuid } from '../../../lib/guid.ts'
import type { ShopRider } from '../rider.ts'

/** A rider as they are written down in the form. */
export type RiderDraft = { riderId: string; name: string; phone: string; vehicle: ShopRider['vehicle'] }

const { name, phone, vehicle } = riderSave.content.entries
/** The form asks for what the call asks for. */
const Draft = v.object({ name, phone, vehicle })

/** The fields of a draft that are not as the call wants them. */
export type WrongFields = Partial<Record<'name' | 'phone', true>>
type Checked = { rider: v.InferOutput<typeof Draft> } | { wrong: WrongFields }

/** Checks a draft as the call will: gives the rider, or which fields are wrong. A phone may be left out. */
export function checkDraft({ name, phone, vehicle }: RiderDraft): Checked {
  const typed = phone.trim()
  const { success, output, issues } = v.safeParse(Draft, { name: name.trim(), phone: typed === '' ? undefined : typed, vehicle })
  if (success) return { rider: output }
  const fields = v.flatten<typeof Draft>(issues).nested ?? {}
  return { wrong: { ...(fields.name && { name: true }), ...(fields.phone && { phone: true }) } }
}

/** The draft of a rider who is there, or of a new one under an id that this tablet makes, so that a save that is sent again is one rider. */
export function draftOf(rider: ShopRider | undefined): RiderDraft {
  if (rider) return { riderId: rider.riderId, name: rider.name, phone: rider.phone ?? '', vehicle: rider.vehicle }
  return { riderId: newGuid(), name: '', phone: '', vehicle: 'motorbike' }
}
