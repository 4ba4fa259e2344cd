import type { SettlementCases } from './store/settlement-cases.ts'
import type { SettlementFiles } from './store/settlement-files.ts'
import type { SettlementSums } from './store/settlement-sums.ts'

export type SettlementServices = {
  /** The settlement files of providers, and their lines beside the ledger. */
  settlementFiles: SettlementFiles
  /** The differences between them and the ledger. */
  settlementCases: SettlementCases
  settlementSums: SettlementSums
}
