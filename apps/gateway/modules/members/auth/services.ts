import type { BotCheck } from './bot-check.ts'
import type { Codes } from './code-store.ts'
import type { Messenger } from './messenger.ts'
import type { Passwords } from './passwords.ts'
import type { Proofs } from './proof-store.ts'
import type { Puzzles } from './puzzle-store.ts'
import type { Sessions } from './session-store.ts'

export type AuthServices = {
  sessions: Sessions
  /** Puzzles, codes that were sent, and what they have proved. */
  puzzles: Puzzles
  codes: Codes
  proofs: Proofs
  botCheck: BotCheck
  passwords: Passwords
  messenger: Messenger
}
