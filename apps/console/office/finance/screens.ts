import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const financeScreens: Screen[] = [
  {
    path: paths.reconciliation,
    right: 'ledger.read',
    Screen: page(async () => (await import('./reconciliation/ReconciliationScreen.tsx')).ReconciliationScreen),
  },
  { path: paths.ledger, right: 'ledger.read', Screen: page(async () => (await import('./ledger/LedgerScreen.tsx')).LedgerScreen) },
]
