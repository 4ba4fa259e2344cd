import * as v from 'valibot'
import { Contact, Destination } from '../orders/draft.ts'
import { Guid, Slug, text } from '../units.ts'

/** T01 home, T02 office, T03 other (spec 3.5). */
export const AddressCode = v.picklist(['T01', 'T02', 'T03'])

/** The person whom the rider meets there; the title is one of `miscUserTitles` (spec 3.2), or not said. */
export const SavedContact = v.strictObject({ ...Contact.entries, titlesCode: v.optional(Slug) })

/** An address that the gateway keeps for a member, in the brand of the call. `label` names one that is neither home nor office. */
export const SavedAddress = v.object({
  addressId: Guid,
  addressCode: AddressCode,
  label: text(20),
  isDefault: v.boolean(),
  ...Destination.entries,
  contact: v.nullable(v.object(SavedContact.entries)),
})
export type SavedAddress = v.InferOutput<typeof SavedAddress>
