import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Quotas } from '../../platform/quotas.ts'
import { sharedSecret } from '../../platform/secrets.ts'
import type { BotCheck } from '../../modules/members/auth/bot-check.ts'
import { createManaged } from './managed.ts'
import { createWork } from './proof-of-work.ts'

type Deps = { db: Database; quotas: Quotas; clock: Clock; log: Log }

/** The bot check that the settings ask for: proof of work, or a managed provider. */
export async function openBotCheck({ botCheck }: Settings, { db, quotas, clock, log }: Deps): Promise<BotCheck> {
  const work = createWork({ quotas, clock, secret: await sharedSecret(db, 'bot check'), work: botCheck.work })
  return botCheck.managed ? createManaged(botCheck.managed, { work, clock, log }) : work
}
