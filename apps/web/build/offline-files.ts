import { basename } from 'node:path'
import type { Manifest } from './styles.ts'

/**
 * The parts of the app that a guest without a network still uses: what shows the menu, the cart and the orders. A group order is with everybody else in it, and can
 * be read and changed only with a network: of it there is what the menu needs while dishes are chosen for one. Whoever is in one has its screen from when they joined.
 * What is offered at a price of this moment, as the last order once more, asks the server first, too, and so do the names of addresses in another language.
 */
const parts = [
  'app/main.tsx',
  'app/menu-route.tsx',
  'app/menu-cart.tsx',
  'app/group-menu.tsx',
  'app/other-routes.tsx',
  'app/open-session.ts',
  'app/shell/Crashed.tsx',
  'app/shell/MissingScreen.tsx',
  'app/shell/NetworkDialog.tsx',
  'app/shell/OfflineNote.tsx',
  'app/shell/UpdateNote.tsx',
  'app/init-offline.ts',
  'features/home/DeliveryPlace.tsx',
  'features/home/HomeScreen.tsx',
  'features/home/LiveOrder.tsx',
  'features/home/PendingLive.tsx',
  'features/home/popular/add-popular.ts',
  'features/home/RegionSheet.tsx',
  'features/home/ShopPlace.tsx',
  'features/home/SlotTime.tsx',
  'features/menu/closed/ClosedShop.tsx',
  'features/menu/DietBar.tsx',
  'features/menu/MenuFailed.tsx',
  'features/menu/MenuFilters.tsx',
  'features/menu/FloatingCart.tsx',
  'features/menu/MenuOffline.tsx',
  'features/menu/search/MenuSearch.tsx',
  'features/food/FoodScreen.tsx',
  'features/food/halves/HalvesDish.tsx',
  'features/food/single/MakeItASet.tsx',
  'features/food/set-meal/SetMeal.tsx',
  'features/cart/CartFooter.tsx',
  'features/cart/CartSheet.tsx',
  'features/cart/LineIssueNote.tsx',
  'features/coupons/order/CartCoupons.tsx',
  'features/checkout/ConfirmScreen.tsx',
  'features/checkout/form/GuestFields.tsx',
  'features/orders/list/MyOrders.tsx',
  'features/orders/list/OrderListScreen.tsx',
  'features/orders/tracker/LockerBlock.tsx',
  'features/orders/tracker/OrderScreen.tsx',
  'features/orders/tracker/PendingOrder.tsx',
  'features/orders/receipt/Receipt.tsx',
  'features/account/MineScreen.tsx',
  'features/account/MemberMine.tsx',
  'entities/address/address-book.ts',
  'entities/address/follow-default-address.ts',
  'entities/menu/menu-prices.ts',
]

/** The names in `assets/` of all files that these parts are made of, their styles with them, in an order in which they pack well. The letters are in the browser's own cache, and kept at their next use. */
export function offlineFiles(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(basename(file))
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const part of parts) visit(part)
  return [...files].toSorted()
}
