import { bindAccessCode, getOrCreateVisitor, getUserByExtUserId } from '@harbour/protocol'
import { call } from '../api/call.ts'
import { CallFailure, unanswered } from '../api/call-failure.ts'
import { hostKind } from '../lib/host-kind.ts'
import { m } from '../paraglide/messages.js'
import { withLock } from '../lib/with-lock.ts'
import { syncFromStorage } from '../lib/persisted-store.ts'
import { loginStates, signOutHere, useSession, type User } from '../api/session.ts'
import { showToast } from '../lib/toast.ts'

let opening: Promise<void> | undefined

/** A session is opened for any call, also for one of which no guest needs to know: whoever asked says what became of it. */
const quiet = { background: true, handles: 'all' } as const

/** Opens a session: a guest without one becomes a visitor (spec 1.13). Many callers at once, in one tab or several, open one. */
export function openSession(): Promise<void> {
  if (isOpen()) return Promise.resolve()
  return (opening ??= withLock('session', open).finally(() => (opening = undefined)))
}

const isOpen = () => {
  const { user, secretKey } = useSession.getState()
  return user !== null && secretKey !== ''
}

async function open() {
  syncFromStorage()
  if (!isOpen() && hostKind() !== 'browser') await (await import('./host-session.ts')).signInByHost()
  if (!isOpen()) await renewKey()
}

async function becomeVisitor() {
  const { userId, phone, accessCode } = await call(getOrCreateVisitor, {}, quiet).catch((cause: unknown) => {
    if (cause instanceof CallFailure && cause.status !== unanswered) showToast(m.shell_profile_failed()) // spec 8.6
    throw cause
  })
  // Somebody may have signed in meanwhile, in another tab.
  useSession.setState((session) => (session.user ? session : { user: { userId, phone, accessCode: accessCode ?? '', visitor: true } }))
  await renewKey()
}

async function renewKey() {
  const { user } = useSession.getState()
  if (!user) return becomeVisitor()
  const outcome = await keyOf(user).catch((cause: unknown) => ({ cause }))
  // Somebody else may have signed in meanwhile, or out: this says nothing of them.
  if (useSession.getState().user?.userId !== user.userId) return renewKey()
  if ('cause' in outcome) {
    if (!user.visitor || !isRevoked(outcome.cause)) throw outcome.cause
    signOutHere() // a visitor's account is one of convenience: a new one serves as well
    return becomeVisitor()
  }
  if (outcome.owner !== user.userId) return refuse(user)
  useSession.setState({ secretKey: outcome.secretKey, loginGet: loginStates.normal })
}

/** A key for somebody, and whose access code it is that they have. */
async function keyOf({ userId, phone, accessCode }: User) {
  const { secretKey } = await call(getUserByExtUserId, { extUserId: userId, phone }, quiet)
  const { userId: owner } = await call(bindAccessCode, { secretKey, accessCode }, quiet)
  return { secretKey, owner }
}

/** The access code opens nothing any more, or never could; whoever only comes too often is asked to wait, and stays who they are (spec 8.2). */
const isRevoked = (cause: unknown) => cause instanceof CallFailure && (cause.code === 'LOGIN_AGAIN' || cause.code === 'CONTENT_INVALID')

/** The access code is somebody else's: its key is forgotten, and whoever was said to be here is a visitor. */
async function refuse({ accessCode, visitor }: User) {
  const { rejectHostIdentity } = await import('./host-session.ts')
  rejectHostIdentity(accessCode)
  if (visitor) throw new Error('a new visitor has the access code of another')
  await becomeVisitor()
}
