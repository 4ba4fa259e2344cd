import { replyStatuses, type Action, type Answer, type CommonRefusal, type Refusal, type Sent } from '@harbour/protocol'
import type { Language } from '@harbour/rules'
import * as v from 'valibot'
import { language } from '../lib/locale.ts'
import { CallFailure } from './call-failure.ts'
import { presentLostSession, presentRefusal } from './present-refusal.ts'
import { brand } from './region.ts'
import { loadSessionOpener } from './session-opener.ts'
import { useSession } from './session.ts'
import { lost, post } from './transport.ts'

/** The way in which a call is made, and which refusals its caller shows itself. */
export type CallOptions<A extends Action> = {
  signal?: AbortSignal
  /** Refusals that the caller shows itself, at the field or by the button; `'all'` shows none as a toast. */
  handles?: readonly (Refusal<A> | CommonRefusal)[] | 'all'
  /** The language of the answer, where it is not the page's. */
  language?: Language
  /** A call in the background, whose loss of the network must not stop the guest. */
  background?: boolean
}

/** Makes one call of the protocol: refuses as spec 8.1 to 8.4 say, renews a lost secret key by itself, and gives its answer. */
export async function call<A extends Action>(action: A, input: Sent<A>, options: CallOptions<A> = {}): Promise<Answer<A>> {
  if (action.caller === 'visitor' || action.caller === 'member') await ensureSession(options)
  const { user, secretKey } = useSession.getState()
  const reply = await post(action, input, options)
  if (reply.status === replyStatuses.done) return v.parse(action.data, reply.data) as Answer<A> // the action's own schema has just said so
  if (reply.code === 'SECRET_KEY' && action.caller !== 'anyone') {
    // Login state 3: the same user gets a new one, unnoticed (spec 4.4), unless another call has got it by now.
    useSession.setState((session) => (session.secretKey === secretKey ? { secretKey: '' } : session))
    await ensureSession(options)
    const asker = useSession.getState().user?.userId
    const again = await post(action, input, options)
    if (again.status === replyStatuses.done) return v.parse(action.data, again.data) as Answer<A> // as above
    throw presentRefusal(action, again, { ...options, asker })
  }
  throw presentRefusal(action, reply, { ...options, asker: user?.userId })
}

/**
 * A query of the server's state by one call: its key and its function, so that nobody writes either by hand. It is asked when its screen is drawn and
 * again and again after, never by a tap: what is lost of it stops nobody.
 */
export function query<A extends Action>(action: A, input: Sent<A>, options: Omit<CallOptions<A>, 'signal'> = {}) {
  return {
    queryKey: [action.name, brand(), options.language ?? language(), input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(action, input, { ...options, background: true, signal }),
    meta: { everybodys: action.caller === 'anyone' },
  }
}

/** Makes sure that a session is open; the code for opening one comes with the first call that needs it. */
async function ensureSession({ background }: { background?: boolean }): Promise<void> {
  const { user, secretKey } = useSession.getState()
  if (user && secretKey) return
  const { openSession } = await loadSessionOpener().catch(() => {
    throw lost('NETWORK', background)
  })
  await openSession().catch((cause: unknown) => {
    if (cause instanceof CallFailure && !background) presentLostSession(cause)
    throw cause
  })
}
