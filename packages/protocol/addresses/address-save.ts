import * as v from 'valibot'
import { action } from '../action.ts'
import { Destination } from '../orders/draft.ts'
import { AddressCode, SavedAddress, SavedContact } from './saved-address.ts'
import { Guid, text } from '../units.ts'

/** Keeps a new address, or the one named anew. The first is the default one (spec 1.14, 5.11). */
export const addressSave = action('candao.member.addressSave', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {
    addressId: v.optional(Guid),
    addressCode: AddressCode,
    label: v.optional(text(20), ''),
    isDefault: v.optional(v.boolean()),
    destination: Destination,
    contact: v.optional(SavedContact),
  },
  data: SavedAddress,
  refusals: ['ADDRESS_UNKNOWN', 'ADDRESS_TOO_MANY', 'PHONE_INVALID', 'TITLE_UNKNOWN'],
})
