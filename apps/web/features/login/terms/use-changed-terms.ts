import { agreementGet, agreementGive } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { useSending } from '../../../api/use-sending.ts'
import { m } from '../../../paraglide/messages.js'
import { endAskingTerms } from '../../../entities/member/terms-prompt.ts'
import { chainTextQuery } from '../../../entities/brand/chain-text-query.ts'
import { showToast } from '../../../lib/toast.ts'

/** The texts that have changed since the member agreed, and the way to agree to what stands today. */
export function useChangedTerms() {
  const queries = useQueryClient()
  const asked = query(agreementGet, {}, { background: true, handles: 'all' })
  const { data, refetch } = useQuery({ ...asked, refetchOnMount: 'always' })
  const texts = data?.texts ?? []
  const versionOf = (name: string) => texts.find(({ informationId }) => informationId === name)?.version ?? ''
  const { busy, failed, send } = useSending(async () => {
    try {
      const read = { agreement: versionOf('agreement'), privacy: versionOf('privacy') }
      queries.setQueryData(asked.queryKey, await call(agreementGive, read, { handles: 'all' }))
      endAskingTerms(false)
      showToast(m.terms_agreed())
    } catch (cause) {
      // They have changed once more: what is read next is what stands now.
      if (isRefusal(agreementGive, cause, ['AGREEMENT_CHANGED']))
        await Promise.all([refetch(), ...texts.map(({ informationId }) => queries.invalidateQueries(chainTextQuery(informationId)))])
      throw cause
    }
  })
  return { due: texts.filter((text) => text.due), agree: () => send(), agreeing: busy, failed }
}
