import type { MemberProfile } from '@harbour/protocol'
import { localNumber } from '@harbour/rules'
import type { ContactDraft } from '../../../entities/contact/contact.ts'
import { personName } from '../../../entities/contact/person-name.ts'
import { brand } from '../../../api/region.ts'

/** The person whom an order is for once its member is known; what was typed before stays. */
export const knownContact = (profile: Pick<MemberProfile, 'firstName' | 'lastName' | 'phoneNo'>, typed: ContactDraft): ContactDraft => ({
  name: typed.name || personName(profile),
  phone: typed.phone || localNumber(profile.phoneNo, brand()),
})
