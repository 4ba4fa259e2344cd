import type { Clock } from '../../context.ts'
import type { Settings } from '../../settings.ts'
import type { Database } from '../../store/database.ts'
import { sharedSecret } from '../../store/secrets.ts'
import { pushKeysOf, readPushKeys } from './push-keys.ts'
import { createPushSender, type PushSender } from './push-sender.ts'

/** The sender of messages to browsers, under the settings' key, or one of this installation that all its processes share. */
export async function openPush(
  { push: { privateKey, subject, origins } }: Settings,
  { db, clock }: { db: Database; clock: Clock },
): Promise<PushSender> {
  const keys = privateKey === undefined ? pushKeysOf(await sharedSecret(db, 'push')) : readPushKeys(privateKey)
  return createPushSender({ keys, subject, origins, clock })
}
