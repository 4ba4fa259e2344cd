import { persistedStore } from '../lib/persisted-store.ts'

/** The step that a session needs next: none, a new login, or a new secret key without the guest noticing (spec 4.2 to 4.4). */
export const loginStates = { normal: 1, loginAgain: 2, renewKey: 3 } as const
export type LoginState = (typeof loginStates)[keyof typeof loginStates]

export type User = { userId: string; phone: string; accessCode: string; visitor: boolean }

type Session = {
  /** A GUID of this device (spec 3.23). */
  deviceId: string
  user: User | null
  secretKey: string
  loginGet: LoginState
}

/** This device, and the guest whom it is signed in as. Lives under the spec's local-storage key `store` (spec 9.17). */
export const useSession = persistedStore<Session>(
  'store',
  { deviceId: '', user: null, secretKey: '', loginGet: loginStates.normal },
  { part: ({ deviceId, user, secretKey }) => ({ deviceId, user, secretKey }) },
)

/** This device's GUID, made at first need. */
export function deviceId(): string {
  const known = useSession.getState().deviceId
  if (known) return known
  // Another tab may have made one a moment ago.
  useSession.setState((session) => ({ deviceId: session.deviceId || newGuid() }))
  return useSession.getState().deviceId
}

/** A fresh GUID, also on pages that a phone opened over plain HTTP, where randomUUID is missing. */
export function newGuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A signed-in member; visitors are guests with an account of convenience. */
export const isMember = (user: User | null) => user !== null && !user.visitor

/** A member has signed in on this device; the next call gets them a secret key. */
export function signInHere({ userId, phone, accessCode }: Omit<User, 'visitor'>) {
  useSession.setState({ user: { userId, phone, accessCode, visitor: false }, secretKey: '', loginGet: loginStates.normal })
}

/** Forgets who was signed in here, and keeps the device (spec 4.3). */
export function signOutHere() {
  useSession.setState({ user: null, secretKey: '', loginGet: loginStates.normal })
}

/** The user id as links carry it: base64 twice (spec 2.43). A hint for links, never proof. */
export const userIndex = (user: User | null) => (user && !user.visitor ? btoa(btoa(user.userId)) : undefined)
