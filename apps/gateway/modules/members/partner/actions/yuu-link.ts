import { yuuLink } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

/** Both sides have spoken: the partner's token for the card, and the member by logging in. */
export const yuuLinkAction = handle(yuuLink, async ({ linkProof }, { vendors, partnerGuests, proofs, caller, deviceId, clock }) => {
  const proved = await proofs.take(linkProof, { purpose: 'partner', deviceId })
  if (!proved) throw refuse(yuuLink, 'PARTNER_LOGIN')
  const guest = (await vendors.partner?.guest(proved.target)) ?? 'unknown'
  if (guest === 'unknown') throw refuse(yuuLink, 'PARTNER_AWAY')
  if (guest === 'loggedOut') throw refuse(yuuLink, 'PARTNER_LOGIN')
  const link = { userId: caller.userId, subject: proved.target, cardNo: guest.cardNo, at: clock.now() }
  if (!(await partnerGuests.link(link))) throw refuse(yuuLink, 'PARTNER_CARD_TAKEN')
  return { yuuId: guest.cardNo }
})
