import { userProfileGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'
import { isMember, useSession } from '../../api/session.ts'

const quietly = { background: true, handles: 'all' } as const

/** The member's profile; one that cannot be had is said in a toast (spec 8.6). */
export const profileQuery = () => ({
  ...query(userProfileGet, {}, quietly),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(userProfileGet, {}, { ...quietly, signal }).catch(tell),
})

function tell(cause: unknown): never {
  if (cause instanceof CallFailure && cause.code !== 'LOGIN_AGAIN') showToast(m.shell_profile_failed())
  throw cause
}

/** The member who is signed in here (spec 3.1); nobody asks for a guest. */
export function useProfile() {
  const member = useSession(({ user }) => isMember(user))
  return useQuery({ ...profileQuery(), enabled: member })
}
