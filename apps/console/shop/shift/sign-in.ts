import type { Answer, staffLogin } from '@harbour/protocol'
import { useKeys } from '../../api/keys.ts'

/** Somebody has signed in on this tablet. */
export function signIn({ key, endsAt, staff, rights }: Answer<typeof staffLogin>): void {
  useKeys.setState({ shift: { key, endsAt, staffId: staff.staffId, name: staff.name, rights } })
}

/** Nobody works on this tablet any more; it stays paired, and rings all the same. */
export function signOut(): void {
  useKeys.setState({ shift: null })
}
