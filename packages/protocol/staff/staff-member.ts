import { staffRights, staffRoles } from '@harbour/rules'
import * as v from 'valibot'
import { Brand, Guid, Moment, StoreId, Text, text } from '../units.ts'

/** The email address by which somebody of the staff signs in; capitals in it tell nobody apart. */
export const StaffAccount = v.pipe(text(254), v.email(), v.toLowerCase())
export const StaffName = v.pipe(text(40), v.minLength(1))

/** The part of the chain that a role is held for. */
export const StaffScope = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('brand'), brand: Brand }),
  v.object({ kind: v.literal('shops'), storeIds: v.pipe(v.array(StoreId), v.minLength(1), v.maxLength(200)) }),
])

export const StaffGrants = v.pipe(v.array(v.object({ role: v.picklist(staffRoles), scope: StaffScope })), v.maxLength(20))

/** Somebody of the staff. `joined` once they have chosen a password; one who is not `active` is let in nowhere. */
export const StaffMember = v.object({
  staffId: Guid,
  account: Text,
  name: Text,
  grants: StaffGrants,
  active: v.boolean(),
  joined: v.boolean(),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

/** Somebody who has signed in: the key of the session, its end however busy they are, and what they may do. */
export const StaffSession = v.object({
  key: Text,
  endsAt: Moment,
  staff: StaffMember,
  rights: v.array(v.picklist(staffRights)),
})

/** An invitation, for the eyes of whom it is for: good once, until then. */
export const StaffInvitation = v.object({ token: Text, expiresAt: Moment })
