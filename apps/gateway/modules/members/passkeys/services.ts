import type { Passkeys } from './passkey-store.ts'

export type PasskeyServices = {
  passkeys: Passkeys
}
