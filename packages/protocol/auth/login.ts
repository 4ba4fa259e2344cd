import * as v from 'valibot'
import { action } from '../action.ts'
import { Account, CaptchaToken, Password } from '../profile/member-profile.ts'
import { SignedIn } from './signed-in.ts'

/**
 * Logs in by phone or email. A security check comes with each try: without one CAPTCHA_REQUIRED, and after several wrong passwords
 * CODE_REQUIRED: then only a check by `captchaSms` will do. A wrong password and an account that does not exist read and take the same.
 * The envelope's key, if it is a visitor's, brings that guest's orders along.
 */
export const login = action('candao.member.login', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { account: Account, password: Password, captchaToken: v.optional(CaptchaToken) },
  data: SignedIn,
  refusals: ['ACCOUNT_INVALID', 'LOGIN_FAILED', 'CAPTCHA_REQUIRED', 'CODE_REQUIRED'],
})
