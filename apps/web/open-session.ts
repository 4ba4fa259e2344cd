import { bindAccessCode, getOrCreateVisitor, getUserByExtUserId } from '@harbour/protocol'
import { call, CallFailure } from './call.ts'
import { m } from './paraglide/messages.js'
import { alone } from './stores/alone.ts'
import { catchUp } from './stores/kept.ts'
import { signOutHere, useSession } from './stores/session.ts'
import { showToast } from './ui/toast.ts'

let opening: Promise<void> | undefined

/** Opens a session: a guest without one becomes a visitor (spec 1.13). Many callers at once, in one tab or several, open one. */
export function openSession(): Promise<void> {
  if (isOpen()) return Promise.resolve()
  return (opening ??= alone('session', open).finally(() => (opening = undefined)))
}

const isOpen = () => {
  const { user, secretKey } = useSession.getState()
  return user !== null && secretKey !== ''
}

async function open() {
  catchUp()
  if (!isOpen()) await renewKey()
}

async function becomeVisitor() {
  const { userId, phone, accessCode } = await call(getOrCreateVisitor, {}, { handles: 'all' }).catch((cause: unknown) => {
    if (cause instanceof CallFailure && cause.status !== 0) showToast(m.shell_profile_failed()) // spec 8.6
    throw cause
  })
  // Somebody may have signed in meanwhile, in another tab.
  useSession.setState((session) => (session.user ? session : { user: { userId, phone, accessCode: accessCode ?? '', visitor: true } }))
  await renewKey()
}

async function renewKey() {
  const { user } = useSession.getState()
  if (!user) return becomeVisitor()
  const { secretKey } = await call(getUserByExtUserId, { extUserId: user.userId, phone: user.phone }, { handles: 'all' })
  try {
    await call(bindAccessCode, { secretKey, accessCode: user.accessCode }, { handles: 'all' })
    useSession.setState((session) => (session.user?.userId === user.userId ? { secretKey, loginGet: 1 } : session))
  } catch (cause) {
    if (cause instanceof CallFailure && cause.status === 301 && user.visitor) {
      signOutHere() // a visitor's account is one of convenience: a new one serves as well
      return becomeVisitor()
    }
    throw cause
  }
}
