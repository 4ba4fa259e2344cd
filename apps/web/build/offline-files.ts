import type { Manifest } from './styles.ts'

/** The parts of the app that a guest without a network still uses: what shows the menu, the cart and the orders. */
const parts = [
  'main.tsx',
  'menu-route.tsx',
  'other-routes.tsx',
  'open-session.ts',
  ...['Crashed.tsx', 'MissingScreen.tsx', 'NetworkDialog.tsx', 'OfflineNote.tsx', 'UpdateNote.tsx', 'stand-by.ts'].map(
    (file) => `shell/${file}`,
  ),
  ...['DeliveryPlace', 'HomeScreen', 'LiveOrder', 'PendingLive', 'RegionSheet', 'ShopPlace', 'SlotTime'].map(
    (file) => `features/home/${file}.tsx`,
  ),
  ...['ClosedShop', 'DietBar', 'Filters', 'FloatingCart', 'MenuOffline', 'MenuSearch'].map((file) => `features/menu/${file}.tsx`),
  'features/food/FoodScreen.tsx',
  'features/food/SetMeal.tsx',
  'features/cart/CartBelow.tsx',
  'features/cart/CartSheet.tsx',
  'features/coupon/CartCoupons.tsx',
  'features/confirm/ConfirmScreen.tsx',
  ...['MyOrders', 'OrderListScreen', 'OrderScreen', 'Receipt'].map((file) => `features/order/${file}.tsx`),
  'features/account/MineScreen.tsx',
  'features/account/MemberMine.tsx',
  'stores/address-book.ts',
  'stores/default-place.ts',
  'stores/name-anew.ts',
]

/** The addresses of all files that these parts are made of, their styles with them. The letters are in the browser's own cache, and kept at their next use. */
export function offlineFiles(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const part of parts) visit(part)
  return [...files]
}
