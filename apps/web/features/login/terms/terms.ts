import { useQueries, useQueryClient } from '@tanstack/react-query'
import { chainTextQuery } from '../../../entities/brand/chain-text-query.ts'

/** Both texts that a member agrees to, as they stand today. */
export function useTerms() {
  const queries = useQueryClient()
  const [agreement, privacy] = useQueries({ queries: [chainTextQuery('agreement'), chainTextQuery('privacy')] })
  return {
    agreed: agreement.data && privacy.data && { agreement: agreement.data.version, privacy: privacy.data.version },
    refresh: () =>
      Promise.all([queries.invalidateQueries(chainTextQuery('agreement')), queries.invalidateQueries(chainTextQuery('privacy'))]),
  }
}
