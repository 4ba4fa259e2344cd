import { staffDemoLogin, staffInviteAccept, staffLogin, staffPasskeyLogin, staffPasskeyLoginStart, type Answer } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { useOffice } from '../../api/keys.ts'
import { signedPasskey } from './signed-passkey.ts'

/** Opens the office to somebody who has signed in. */
function open({ key, endsAt, staff, rights }: Answer<typeof staffLogin>): void {
  useOffice.setState({ session: { key, endsAt, staff, rights } })
}

/** Signs somebody in by their account and password; refused with LOGIN_FAILED, and after five wrong ones with TOO_MANY_REQUESTS. */
export async function signInByPassword(account: string, password: string): Promise<void> {
  open(await call(staffLogin, { account, password }))
}

/** Takes an invitation with a password of one's own; refused with INVITATION_INVALID and PASSWORD_WEAK. */
export async function join(token: string, password: string): Promise<void> {
  open(await call(staffInviteAccept, { token, password }))
}

/** Signs somebody in by a passkey that their browser offers; false where they would rather not. */
export async function signInByPasskey(): Promise<boolean> {
  const credential = await signedPasskey(() => call(staffPasskeyLoginStart, {}))
  if (!credential) return false
  open(await call(staffPasskeyLogin, { credential }))
  return true
}

/** Signs a visitor of the demo in where the address carries the token of one of its people, `#demo=…`, and takes the token out of the address. */
export async function signInByAddress(): Promise<void> {
  const token = /^#demo=(.+)$/.exec(location.hash)?.[1]
  if (token === undefined) return
  history.replaceState(null, '', location.pathname + location.search)
  await signInByDemo(decodeURIComponent(token)).catch(() => undefined)
}

const demoName = 'console.office.demo'

/** Signs a visitor of the demo in; the token is kept until the browser is closed, since the demo's people have no password to show who they are again. */
export async function signInByDemo(token: string): Promise<void> {
  open(await call(staffDemoLogin, { token }))
  sessionStorage.setItem(demoName, token)
}

/** The token by which a visitor of the demo came in. */
export const demoToken = (): string | null => sessionStorage.getItem(demoName)

/** Forgets it. */
export const forgetDemo = (): void => sessionStorage.removeItem(demoName)

/** Says whether this browser can use passkeys here: they belong to a name, never to a number. */
export const passkeysWork = (): boolean => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)
