import { useQueries, useQueryClient } from '@tanstack/react-query'
import { textQuery } from '../../../entities/brand/chain-text.ts'

/** Both texts that a member agrees to, as they stand today. */
export function useTerms() {
  const queries = useQueryClient()
  const [agreement, privacy] = useQueries({ queries: [textQuery('agreement'), textQuery('privacy')] })
  return {
    agreed: agreement.data && privacy.data && { agreement: agreement.data.version, privacy: privacy.data.version },
    refresh: () => Promise.all([queries.invalidateQueries(textQuery('agreement')), queries.invalidateQueries(textQuery('privacy'))]),
  }
}
