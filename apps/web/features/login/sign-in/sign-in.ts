import { userProfileGet, type SignedIn } from '@harbour/protocol'
import { useSearchParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { contactNow, writeContact } from '../../../entities/contact/contact.ts'
import { useGo } from '../../../navigation/go.ts'
import { ownPath, useReturnTo } from '../../../navigation/return-to.ts'
import { signInHere, useSession } from '../../../api/session.ts'
import { askTermsAfterLogin } from '../../../entities/member/terms-prompt.ts'
import { showToast } from '../../../lib/toast.ts'
import { knownContact } from './known-contact.ts'
import { returnTarget } from './return-target.ts'
import { paths } from '../../../navigation/paths.ts'

const quietly = { background: true, handles: 'all' } as const

/** The guest's key goes along with whoever signs in, and their orders by it: an old one is renewed first. */
export async function keepGuestKey() {
  if (useSession.getState().user?.visitor) await call(userProfileGet, {}, quietly).catch(() => undefined)
}

/** A member has signed in: this device is theirs from now on, and they go back to where they came from with the cart. */
export function useSignedIn(): (signed: SignedIn) => void {
  const [params] = useSearchParams()
  const goOn = useReturnTo()
  return (signed) => {
    signInHere(signed)
    askTermsAfterLogin()
    greet(signed)
    goOn(returnTarget(params.get('page')))
  }
}

/** A new member is welcomed first, and comes back from there. */
export function useJoined(): (signed: SignedIn) => void {
  const [params] = useSearchParams()
  const go = useGo()
  return (signed) => {
    signInHere(signed)
    go(paths.welcome, { replace: true, query: { next: ownPath(params.get('next')) ?? returnTarget(params.get('page')) } })
    void introduce()
  }
}

function greet({ ordersTaken }: SignedIn) {
  showToast(ordersTaken > 0 ? m.login_orders_taken({ count: ordersTaken }) : m.login_welcome_back())
  void introduce()
}

/** The one who orders next is known now: the confirmation need not ask. What was typed there already stays. */
async function introduce() {
  const profile = await call(userProfileGet, {}, quietly).catch(() => undefined)
  if (!profile) return
  writeContact(knownContact(profile, contactNow()))
}
