import type { MemberProfile } from '@harbour/protocol'

export type GenderCode = NonNullable<MemberProfile['genderCode']>
