import { agreementGet, agreementGive } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { endAskingTerms } from '../../../entities/member/terms-prompt.ts'
import { textQuery } from '../../../entities/brand/chain-text.ts'
import { showToast } from '../../../lib/toast.ts'
import { refusedFor, wordsOf } from '../words-of.ts'

/** The texts that have changed since the member agreed, and the way to agree to what stands today. */
export function useChangedTerms() {
  const queries = useQueryClient()
  const asked = query(agreementGet, {}, { background: true, handles: 'all' })
  const { data, refetch } = useQuery({ ...asked, refetchOnMount: 'always' })
  const [agreeing, setAgreeing] = useState(false)
  const [failed, setFailed] = useState<string>()
  const texts = data?.texts ?? []
  const versionOf = (name: string) => texts.find(({ informationId }) => informationId === name)?.version ?? ''
  const agree = async () => {
    setAgreeing(true)
    setFailed(undefined)
    try {
      const read = { agreement: versionOf('agreement'), privacy: versionOf('privacy') }
      queries.setQueryData(asked.queryKey, await call(agreementGive, read, { handles: 'all' }))
      endAskingTerms(false)
      showToast(m.terms_agreed())
    } catch (cause) {
      setFailed(wordsOf(cause))
      // They have changed once more: what is read next is what stands now.
      if (refusedFor(cause, 'AGREEMENT_CHANGED'))
        await Promise.all([refetch(), ...texts.map(({ informationId }) => queries.invalidateQueries(textQuery(informationId)))])
    }
    setAgreeing(false)
  }
  return { due: texts.filter((text) => text.due), agree: () => void agree(), agreeing, failed }
}
