import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Database } from '../../platform/database/database.ts'
import { sharedSecret } from '../../platform/secrets.ts'
import { pushKeysOf, readPushKeys } from './push-keys.ts'
import { createPushSender } from './push-sender.ts'
import type { PushSender } from '../../modules/push/push-sender.ts'

/** The sender of messages to browsers, under the settings' key, or one of this installation that all its processes share. */
export async function openPush(
  { push: { privateKey, subject, origins } }: Settings,
  { db, clock }: { db: Database; clock: Clock },
): Promise<PushSender> {
  const keys = privateKey === undefined ? pushKeysOf(await sharedSecret(db, 'push')) : readPushKeys(privateKey)
  return createPushSender({ keys, subject, origins, clock })
}
