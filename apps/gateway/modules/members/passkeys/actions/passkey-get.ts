import { passkeyGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const passkeyGetAction = handle(passkeyGet, async (_content, { passkeys, caller }) => ({
  passkeys: await passkeys.of(caller.userId),
}))
