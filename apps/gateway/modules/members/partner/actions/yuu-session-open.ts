import { yuuSessionOpen } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { deviceName } from '../../../../platform/device-name.ts'
import { internationalPhone } from '../../international-phone.ts'

/** The time that a guest has to log in with us, too, and link the card that they came with. */
const linkingLasts = 30 * 60_000

/**
 * A guest who comes gets a user of their own, whatever phone the partner knows them by: a member's account opens to whom it is the member's, and the
 * partner's word is no login of ours. The token is taken last, so that it serves again where the partner did not answer.
 */
export const yuuSessionOpenAction = handle(yuuSessionOpen, async ({ idtoken }, call) => {
  const { vendors, partnerGuests, sessions, vouchers, proofs, clock, brand, deviceId, userAgent } = call
  const { partner } = vendors
  const wayBack = { yuuUrl: partner?.appUrl ?? '' }
  if (!partner) throw refuse(yuuSessionOpen, 'PARTNER_AWAY', wayBack)
  const token = await partner.readToken(idtoken)
  if (token === 'unknown') throw refuse(yuuSessionOpen, 'PARTNER_AWAY', wayBack)
  if (token === 'refused') throw refuse(yuuSessionOpen, 'PARTNER_LOGGED_OUT', wayBack)
  const guest = await partner.guest(token.subject)
  if (guest === 'unknown') throw refuse(yuuSessionOpen, 'PARTNER_AWAY', wayBack)
  if (guest === 'loggedOut') throw refuse(yuuSessionOpen, 'PARTNER_LOGGED_OUT', wayBack)
  const at = clock.now()
  const entered = await partnerGuests.enter({ ...token, at })
  if (!entered) throw refuse(yuuSessionOpen, 'PARTNER_LOGGED_OUT', wayBack)
  const { userId, linked } = entered
  await vouchers.partnerAnswered(userId, { loggedIn: true, at })
  const accessCode = await sessions.signIn({ userId, deviceId, deviceName: deviceName(userAgent) })
  const { proof } = await proofs.give({ purpose: 'partner', deviceId, target: token.subject, userId: null, lasts: linkingLasts })
  const phone = internationalPhone(guest.phone, brand) ?? `+852${guest.phone}`
  return { userId, phone, accessCode, yuuGuestKey: guest.guestKey, linked, linkProof: proof, ...wayBack }
})
