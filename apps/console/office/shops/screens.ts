import { paths } from '../paths.ts'
import { page, type Screen } from '../screen.ts'

export const shopsScreens: Screen[] = [
  { path: paths.today, right: 'report.read', Screen: page(async () => (await import('./today/Today.tsx')).Today) },
  { path: paths.late, right: 'report.read', Screen: page(async () => (await import('./late/LateOrders.tsx')).LateOrders) },
  { path: paths.shops, right: 'catalogue.read', Screen: page(async () => (await import('./list/ShopsScreen.tsx')).ShopsScreen) },
  { path: paths.shop(':storeId'), right: 'catalogue.read', Screen: page(async () => (await import('./edit/ShopScreen.tsx')).ShopScreen) },
]
