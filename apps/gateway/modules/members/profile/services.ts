import type { Consents } from './consent-store.ts'
import type { MemberCodes } from './member-codes.ts'
import type { Members } from './member-store.ts'

export type ProfileServices = {
  members: Members
  consents: Consents
  memberCodes: MemberCodes
}
