import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const insightScreens: Screen[] = [
  { path: paths.reports, right: 'report.read', Screen: page(async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen) },
]
