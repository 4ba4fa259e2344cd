import { replyStatuses } from '@harbour/protocol'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailure } from './call-failure.ts'
import { raiseFault } from '../lib/faults.ts'
import { useSession } from './session.ts'

/** The one cache of what the server answered. Refusals are answers, so only lost calls are tried again. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: tellUnplanned }),
    mutationCache: new MutationCache({ onError: tellUnplanned }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 30_000,
        gcTime: 600_000,
        retry: (tries, cause) => tries < 1 && cause instanceof CallFailure && cause.status === replyStatuses.fault,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // When another signs in, or nobody any more, what the server said to the one before is forgotten; the screen first says who it shows.
  useSession.subscribe((now, before) => {
    if (before.user && now.user?.userId !== before.user.userId) setTimeout(() => void forgetPersonal(queries))
  })
  return queries
}

const forgetPersonal = (queries: QueryClient) => queries.resetQueries({ predicate: ({ meta }) => meta?.everybodys !== true })

/** A screen that has no answer says so; what nobody planned, such as an answer against its schema, is reported beside. */
function tellUnplanned(cause: Error) {
  if (!(cause instanceof CallFailure)) raiseFault(cause)
}
