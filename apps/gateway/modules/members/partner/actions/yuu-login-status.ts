import { yuuLoginStatus } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

/** A member is known there by their phone; who came in the partner's app or has linked a card, by the partner's own name for them. */
export const yuuLoginStatusAction = handle(yuuLoginStatus, async (_content, { vendors, vouchers, partnerGuests, caller, brand, clock }) => {
  const { userId, phone } = caller
  const subject = await partnerGuests.subjectOf(userId)
  const answer =
    (await (subject === undefined ? vendors.partner?.login({ userId, phone, brand }) : vendors.partner?.guest(subject))) ?? 'unknown'
  if (answer === 'unknown') throw refuse(yuuLoginStatus, 'PARTNER_AWAY')
  if (answer !== 'loggedOut') return { yuuToken: answer.token }
  await vouchers.partnerAnswered(userId, { loggedIn: false, at: clock.now() })
  throw refuse(yuuLoginStatus, 'PARTNER_LOGGED_OUT')
})
