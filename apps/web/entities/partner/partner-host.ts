import { yuuSessionOpen } from '@harbour/protocol'
import { localNumber } from '@harbour/rules'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { contactNow, writeContact } from '../contact/contact.ts'
import { signOutMember } from '../member/sign-out.ts'
import { savePartnerUrl, goToPartner, usePartner } from './partner.ts'
import { useSession } from '../../api/session.ts'
import { brand } from '../../api/region.ts'
import { browserHost } from '../../hosts/browser.ts'
import type { Host, Identity } from '../../hosts/host.ts'

/** The host of a page that the loyalty partner's app has opened: a browser's page, but for who the guest is, and where they came from. */
export const partnerHost = (): Host => ({ ...browserHost(navigator), kind: 'partner', identity, leave: goToPartner })

/** The key under which the page's inline script has put the token of its address. */
const waiting = 'idtoken'

/** The guest whom the token names. Without one, as after a reload, the visit goes on; one that could not be asked about is asked about again then. */
async function identity(): Promise<Identity | undefined> {
  const idtoken = sessionStorage.getItem(waiting)
  if (idtoken === null) return undefined
  try {
    const { userId, phone, accessCode, yuuUrl, ...opened } = await call(yuuSessionOpen, { idtoken }, { background: true, handles: 'all' })
    sessionStorage.removeItem(waiting)
    const before = useSession.getState().user
    if (before && before.userId !== userId) signOutMember()
    usePartner.setState({ ...opened, isYuuGuestKeyLose: false })
    savePartnerUrl(yuuUrl)
    if (contactNow().phone === '') writeContact({ phone: localNumber(phone, brand()) })
    return { userId, phone, accessCode, visitor: true }
  } catch (cause) {
    notLetIn(cause)
    return undefined
  }
}

/** A token that opens nothing asks for the partner's login (spec 8.8). */
function notLetIn(cause: unknown) {
  if (!(cause instanceof CallFailure)) return
  const { yuuUrl } = (cause.data ?? {}) as { yuuUrl?: string } // as every refusal of this call has it
  if (yuuUrl) savePartnerUrl(yuuUrl)
  if (cause.code !== 'PARTNER_LOGGED_OUT') return
  sessionStorage.removeItem(waiting)
  usePartner.setState({ isYuuGuestKeyLose: true })
}
