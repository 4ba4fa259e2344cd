import { replyStatuses, type Action, type CommonRefusal, type Refusal, type Reply } from '@harbour/protocol'
import { reportNetworkFailure } from '../lib/network.ts'
import { showToast } from '../lib/toast.ts'
import { m } from '../paraglide/messages.js'
import { CallFailure, unanswered, type FailureCode } from './call-failure.ts'
import { logRefusal } from './log-refusal.ts'
import { loginStates, useSession } from './session.ts'

type RefusalOptions<A extends Action> = {
  /** Refusals that the caller shows itself, at the field or by the button; `'all'` shows none as a toast. */
  handles?: readonly (Refusal<A> | CommonRefusal)[] | 'all'
  background?: boolean
  /** The user who asked: a refusal says nothing of whoever has signed in since. */
  asker: string | undefined
}

/** Tells the guest of a refusal that its caller does not show, notes what it means for their session, and gives the failure (spec 8.1 to 8.4). */
export function presentRefusal<A extends Action>(
  action: A,
  reply: Reply,
  { handles = [], background, asker }: RefusalOptions<A>,
): CallFailure {
  const code = (reply.code ?? 'UNKNOWN') as FailureCode // the gateway refuses with no other
  const named = handles !== 'all' && (handles as readonly string[]).includes(code)
  const closed = reply.status === replyStatuses.refused && (code === 'SESSION_EXPIRED' || code === 'LOGIN_AGAIN')
  const stillHere = useSession.getState().user?.userId === asker
  if (closed && stillHere) useSession.setState({ loginGet: loginStates.loginAgain })
  if (reply.status === replyStatuses.fault && code === 'SECRET_KEY') {
    if (stillHere) useSession.setState({ loginGet: loginStates.renewKey })
  } else if (reply.status === replyStatuses.fault && !background) showToast(m.shell_connection_error())
  else if (reply.status === replyStatuses.refused && !named && handles !== 'all' && !background) showToast(reply.msg)
  // A call in the background has no toast, and its screen need not show what became of it; contents against their schema are always our own fault.
  if ((background && !named && !closed) || code === 'CONTENT_INVALID') logRefusal(action.name, reply.status, code)
  return new CallFailure(reply.status, code, reply.status === replyStatuses.fault ? m.shell_connection_error() : reply.msg, reply.data)
}

/** Tells the guest of a session that could not be opened for what they wanted; a visitor who could not be made has been told of. */
export function presentLostSession({ status }: CallFailure) {
  if (status === unanswered) reportNetworkFailure()
  if (status === replyStatuses.fault && useSession.getState().user) showToast(m.shell_connection_error())
}
