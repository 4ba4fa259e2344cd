import type { PosSystem } from '../../modules/pos/pos-system.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { simphony } from './simphony.ts'

type PosTerms = { log: Pick<Log, 'error'>; patienceMs?: number }

/** The POS that the settings name; null where they name none. What is not answered within the patience, in milliseconds, is unknown: a cloud asks the till in the shop. */
export function openPos({ pos }: Pick<Settings, 'pos'>, { log, patienceMs = 15_000 }: PosTerms): PosSystem | null {
  return pos && simphony(pos.simphony, { log, patienceMs })
}
