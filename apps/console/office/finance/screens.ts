import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const financeScreens: Screen[] = [
  { path: paths.ledger, right: 'ledger.read', Screen: page(async () => (await import('./ledger/LedgerScreen.tsx')).LedgerScreen) },
]
