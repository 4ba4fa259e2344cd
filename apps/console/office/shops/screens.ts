import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const shopsScreens: Screen[] = [
  { path: paths.shops, right: 'catalogue.read', Screen: page(async () => (await import('./list/ShopsScreen.tsx')).ShopsScreen) },
]
