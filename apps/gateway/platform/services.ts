import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Ids } from './ids.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Quotas } from './quotas.ts'
import type { Limits } from './rate-limits.ts'
import type { Settings } from './settings/settings.ts'

export type PlatformServices = {
  settings: Settings
  clock: Clock
  ids: Ids
  db: Database
  /** Counts of what somebody may do so often, kept for all processes together (docs/decisions/026). */
  quotas: Quotas
  limits: Limits
  log: Log
  metrics: Metrics
}
