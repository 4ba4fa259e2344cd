import { informationDetailGet } from '@harbour/protocol'
import { query } from '../../api/call.ts'

/** A text of the chain by its name, in its version of today and the words of this language. */
export const chainTextQuery = (informationId: string) => ({
  ...query(informationDetailGet, { informationId }, { handles: 'all' }),
  staleTime: 300_000,
})
