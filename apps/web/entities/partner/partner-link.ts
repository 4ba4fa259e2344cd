import { userProfileGet, yuuLink, yuuUnlink, replyStatuses } from '@harbour/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { usePartner } from './partner.ts'

/** Links the partner's card to the member who is signed in here, and takes that back. What is refused is said in a toast. */
export function usePartnerLink() {
  const queries = useQueryClient()
  const renew = () => queries.invalidateQueries({ queryKey: [userProfileGet.name] })
  return {
    async link() {
      const { linkProof } = usePartner.getState()
      try {
        await call(yuuLink, { linkProof })
        usePartner.setState({ linked: true, linkProof: '' })
        await renew()
      } catch (cause) {
        // A proof serves once, whatever came of it.
        if (cause instanceof CallFailure && cause.status === replyStatuses.refused) usePartner.setState({ linkProof: '' })
      }
    },
    async unlink() {
      try {
        await call(yuuUnlink, {})
        usePartner.setState({ linked: false })
        await renew()
      } catch (cause) {
        if (!(cause instanceof CallFailure)) throw cause
      }
    },
  }
}
