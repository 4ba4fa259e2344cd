import type { PosSystem } from './pos-system.ts'
import type { PosChecks } from './store/pos-checks.ts'

export type PosServices = {
  /** The POS in which the orders of some shops become checks; null where there is none. */
  pos: PosSystem | null
  posChecks: PosChecks
}
