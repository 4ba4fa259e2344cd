import * as v from 'valibot'
import { action } from '../action.ts'
import { AgreementVersions } from '../profile/agreement-text.ts'
import { Birthday } from '../profile/birthday.ts'
import { CaptchaToken, Email, GenderCode, Password, PersonName } from '../profile/member-profile.ts'
import { SignedIn } from './signed-in.ts'
import { Slug } from '../units.ts'

/**
 * Makes a member of whoever has proved a phone. `agreed` names the versions of the texts that were read; offers are asked for one by one and
 * never presumed. The envelope's key, if it is a visitor's, brings that guest's orders along.
 */
export const register = action('candao.member.register', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {
    proof: CaptchaToken,
    password: Password,
    email: Email,
    titlesCode: Slug,
    firstName: PersonName,
    lastName: PersonName,
    birthday: v.optional(Birthday),
    genderCode: v.optional(GenderCode),
    agreed: v.optional(v.strictObject(AgreementVersions)),
    newsBySms: v.optional(v.boolean(), false),
    newsByEmail: v.optional(v.boolean(), false),
  },
  data: SignedIn,
  /** PASSWORD_WEAK brings `missing`; AGREEMENT_CHANGED the `agreement` and `privacy` versions of today. */
  refusals: [
    'PROOF_EXPIRED',
    'ALREADY_MEMBER',
    'PASSWORD_WEAK',
    'EMAIL_INVALID',
    'TITLE_UNKNOWN',
    'BIRTHDAY_INVALID',
    'AGREEMENT_REQUIRED',
    'AGREEMENT_CHANGED',
  ],
})
