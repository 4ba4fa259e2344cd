import { randomInt } from 'node:crypto'
import { register, type Input } from '@harbour/protocol'
import { birthdayIsPossible, unmetPasswordNeeds } from '@harbour/rules'
import { type Call, handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { readEmail } from '../account-name.ts'
import { versionsToday } from '../../profile/agreement.ts'
import { newsConsents } from '../../profile/news-consents.ts'
import { signIn } from '../sign-in.ts'
import { isTitle } from '../../profile/titles.ts'
import { giveWelcome } from '../../points/welcome.ts'
import { grantDueVouchers } from '../../../vouchers/grant-due-vouchers.ts'
import { birthdayText, type NewMember } from '../../profile/member.ts'

/** The proof is taken last, so that whoever has to correct a field need not prove the phone again. */
export const registerAction = handle(register, async (input, call) => {
  const email = judge(input, call)
  const proved = await call.proofs.take(input.proof, { purpose: 'register', deviceId: call.deviceId })
  if (!proved) throw refuse(register, 'PROOF_EXPIRED')
  const member = await newMember(input, { email, phone: proved.target }, call)
  if (!(await call.members.join(member, consents(input, member.joinedAt)))) throw refuse(register, 'ALREADY_MEMBER')
  await giveWelcome(member.userId, call)
  await grantDueVouchers({ userId: member.userId, brand: call.brand }, call)
  return signIn(member, call)
})

type Form = Input<typeof register>

function judge({ password, email: typed, titlesCode, birthday, agreed }: Form, call: Call): string {
  const wanted = versionsToday(call)
  if (!agreed) throw refuse(register, 'AGREEMENT_REQUIRED')
  if (agreed.agreement !== wanted.agreement || agreed.privacy !== wanted.privacy) throw refuse(register, 'AGREEMENT_CHANGED', wanted)
  const missing = unmetPasswordNeeds(password)
  if (missing.length > 0) throw refuse(register, 'PASSWORD_WEAK', { missing })
  const email = readEmail(typed)
  if (email === null) throw refuse(register, 'EMAIL_INVALID')
  if (!isTitle(titlesCode)) throw refuse(register, 'TITLE_UNKNOWN')
  if (birthday && !birthdayIsPossible(birthday, call.clock.now())) throw refuse(register, 'BIRTHDAY_INVALID')
  return email
}

async function newMember(input: Form, { email, phone }: { email: string; phone: string }, call: Call): Promise<NewMember> {
  const { firstName, lastName, titlesCode, genderCode = null, birthday, newsBySms, newsByEmail } = input
  return {
    userId: call.ids.guid(),
    phone,
    email,
    numbers: memberNo,
    passwordHash: await call.passwords.hash(input.password),
    birthday: birthday ? birthdayText(birthday) : null,
    joinedAt: call.clock.now(),
    firstName,
    lastName,
    titlesCode,
    genderCode,
    newsBySms,
    newsByEmail,
  }
}

function consents({ agreed, newsBySms, newsByEmail }: Form, at: number) {
  const texts = [
    { kind: 'agreement', given: true, wording: agreed?.agreement ?? '', at },
    { kind: 'privacy', given: true, wording: agreed?.privacy ?? '', at },
  ]
  // A box not ticked is no withdrawal: there is nothing to keep.
  return [...texts, ...newsConsents({ newsBySms, newsByEmail }, at).filter(({ given }) => given)]
}

/** Twelve digits that tell nothing of when somebody joined or how many have. */
function memberNo(): string {
  return `8520${String(randomInt(100_000_000)).padStart(8, '0')}`
}
