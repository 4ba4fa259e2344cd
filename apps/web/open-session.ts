import { bindAccessCode, getOrCreateVisitor, getUserByExtUserId } from '@harbour/protocol'
import { call, CallFailure } from './call.ts'
import { m } from './paraglide/messages.js'
import { signOutHere, useSession } from './stores/session.ts'
import { showToast } from './ui/toast.ts'

let opening: Promise<void> | undefined

/** Opens a session: a guest without one becomes a visitor (spec 1.13). Many callers at once open one. */
export function openSession(): Promise<void> {
  const { user, secretKey } = useSession.getState()
  if (user && secretKey) return Promise.resolve()
  return (opening ??= (user ? renewKey() : becomeVisitor()).finally(() => (opening = undefined)))
}

async function becomeVisitor() {
  const visitor = await call(getOrCreateVisitor, {}, { handles: 'all' }).catch((cause: unknown) => {
    if (cause instanceof CallFailure && cause.status !== 0) showToast(m.shell_profile_failed()) // spec 8.6
    throw cause
  })
  useSession.setState({
    user: { userId: visitor.userId, phone: visitor.phone, accessCode: visitor.accessCode ?? '', visitor: true },
  })
  await renewKey()
}

async function renewKey() {
  const { user } = useSession.getState()
  if (!user) return becomeVisitor()
  const { secretKey } = await call(getUserByExtUserId, { extUserId: user.userId, phone: user.phone }, { handles: 'all' })
  try {
    await call(bindAccessCode, { secretKey, accessCode: user.accessCode }, { handles: 'all' })
    useSession.setState({ secretKey, loginGet: 1 })
  } catch (cause) {
    if (cause instanceof CallFailure && cause.status === 301 && user.visitor) {
      signOutHere() // a visitor's account is one of convenience: a new one serves as well
      return becomeVisitor()
    }
    throw cause
  }
}
