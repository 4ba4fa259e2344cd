import { logBridgeViolation } from '../hosts/app/log-bridge-violation.ts'
import type { Host, Identity } from '../hosts/host.ts'
import { openHost } from '../entities/host/open-host.ts'
import { m } from '../paraglide/messages.js'
import { applyHostLocation } from '../entities/location/host-location.ts'
import { useHostTips } from '../entities/host/host-tips.ts'
import { signOutMember } from '../entities/member/sign-out.ts'
import { isMember, signOutHere, useSession, loginStates } from '../api/session.ts'
import { showToast } from '../lib/toast.ts'

/** The guest as the host knew them last, also where their session has ended since. */
const lastUser = 'host-user'
/** The gateway has refused it: a host that still gives it is not believed. */
let refusedCode: string | undefined
let followed: Host | undefined

/**
 * Signs this device in as whom the host takes the guest for: somebody else's things are wiped first. Where the host does not say,
 * what is kept stays; the next call proves either.
 */
export async function signInByHost(open = openHost): Promise<void> {
  const host = await open()
  const said = await host.identity()
  if (said !== undefined) applyIdentity(said)
  if (followed !== host) follow(host, open)
}

function applyIdentity(said: Identity | 'nobody') {
  const { user } = useSession.getState()
  const userId = said === 'nobody' ? '' : said.userId
  const [known, here] = [localStorage.getItem(lastUser), isMember(user) ? user?.userId : '']
  // A guest who joined here while the host knew nobody is ours, until it knows somebody.
  const before = said === 'nobody' ? (known ?? here) : known || here
  if (before && before !== userId) signOutMember()
  localStorage.setItem(lastUser, userId)
  if (said !== 'nobody' && said.accessCode !== refusedCode) signInAs(said)
}

function signInAs({ deviceId, userId, phone, accessCode, visitor = false }: Identity) {
  const { user } = useSession.getState()
  if (user?.userId === userId && user.accessCode === accessCode) return
  useSession.setState((session) => ({
    deviceId: deviceId ?? session.deviceId,
    user: { userId, phone, accessCode, visitor },
    secretKey: '',
    loginGet: loginStates.normal,
  }))
}

function follow(host: Host, open: typeof openHost) {
  followed = host
  host.onIdentity(() => void applyPlace(host, signInByHost(open)).catch(() => undefined)) // the next visit asks again
  void host.couponTipHidden().then((couponTipHidden) => useHostTips.setState({ couponTipHidden }))
  void applyPlace(host).catch(() => undefined) // home asks for a place, as before
}

let placeAsked = 0

/** The place that the host's guest has chosen there, once it is known whose it is. What an older question brings, however late, is not taken. */
async function applyPlace(host: Host, guestKnown: Promise<void> = Promise.resolve()) {
  const question = ++placeAsked
  const newest = () => question === placeAsked
  await guestKnown
  const chosen = await host.chosenPlace()
  if (chosen && newest()) await applyHostLocation(chosen, newest)
}

let asking: Promise<void> | undefined

/** Login state 2 in a host: it may have a new access code for the guest; else it is where they log in. What this device keeps of them stays. */
export const refreshHostSession = (open = openHost): Promise<void> => (asking ??= refresh(open).finally(() => (asking = undefined)))

async function refresh(open: typeof openHost) {
  refusedCode = useSession.getState().user?.accessCode
  const host = await open()
  const said = await host.identity()
  signOutHere()
  if (said && said !== 'nobody' && said.accessCode !== refusedCode) return applyIdentity(said)
  showToast(m.shell_login_again())
  host.logIn?.()
}

/** The access code that somebody is said to have is another's: it is told of, and nobody is signed in. */
export function rejectHostIdentity(accessCode: string) {
  refusedCode = accessCode
  signOutHere()
  logBridgeViolation('the access code of another user')
}
