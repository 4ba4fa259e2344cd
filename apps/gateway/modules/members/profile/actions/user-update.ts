import { userUpdate } from '@harbour/protocol'
import { birthdayIsPossible } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { readEmail } from '../../auth/account-name.ts'
import { newsConsents } from '../news-consents.ts'
import { memberProfile } from '../profile.ts'
import { isTitle } from '../titles.ts'
import { birthdayText } from '../member.ts'

export const userUpdateAction = handle(userUpdate, async ({ email: typed, birthday, ...change }, { members, caller, clock }) => {
  if (change.titlesCode !== undefined && !isTitle(change.titlesCode)) throw refuse(userUpdate, 'TITLE_UNKNOWN')
  if (birthday && !birthdayIsPossible(birthday, clock.now())) throw refuse(userUpdate, 'BIRTHDAY_INVALID')
  const email = typed === undefined ? undefined : readEmail(typed)
  if (email === null) throw refuse(userUpdate, 'EMAIL_INVALID')
  const before = await members.find(caller.userId)
  const consents = newsConsents(change, clock.now()).filter(({ kind, given }) => before?.[kind] !== given)
  const wanted = { ...change, email, birthday: birthday && birthdayText(birthday) }
  await members.change(caller.userId, wanted, consents)
  const after = await members.find(caller.userId)
  if (!after) throw new Error('a member is gone')
  return memberProfile(after)
})
