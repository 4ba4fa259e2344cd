import { useLocation } from 'react-router'
import { draftStore } from '../../lib/persisted-store.ts'
import { isMember, useSession } from '../../api/session.ts'
import { paths } from '../../navigation/paths.ts'

/** Notes whether a member has just logged in, and whether they would rather read changed terms later: then this visit asks no more. */
const useAskingStore = draftStore<{ loggedIn: boolean; later: boolean }>('terms-anew', { loggedIn: false, later: false })

/** Changed terms are asked about after a login and on the account, and nowhere in the middle of an order. */
export function useAsksTerms(): boolean {
  const { pathname } = useLocation()
  const { loggedIn, later } = useAskingStore()
  const member = useSession(({ user }) => isMember(user))
  return member && !later && (loggedIn || pathname === paths.account)
}

/** A login asks, whatever was put off before. */
export const askTermsAfterLogin = () => useAskingStore.setState({ loggedIn: true, later: false })

/** The member has answered for this visit: agreed, had nothing to agree to, or will read later. */
export const endAskingTerms = (later: boolean) => useAskingStore.setState({ loggedIn: false, later })
