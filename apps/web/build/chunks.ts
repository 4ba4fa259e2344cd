import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

// Modules that the first screens share with others are gathered in few files: in many small ones they pack worse and take longer.
// All else goes where the bundler sees fit.

const home = [
  'apps/web/app/main.tsx',
  'apps/web/app/after-first-paint.ts',
  'apps/web/api/is-refusal.ts',
  'apps/web/ui/shop/AddButton.css',
  'apps/web/entities/brand/brand-info.ts',
  'apps/web/lib/persisted-store.ts',
  'apps/web/lib/picture-url.ts',
  'apps/web/entities/menu/menu.ts',
  'apps/web/entities/location/order-time.ts',
  'apps/web/entities/location/order-location.ts',
  'packages/protocol/menu/menu.ts',
  'packages/protocol/menu/get-product-menu.ts',
  'packages/protocol/app/get-h5-setting.ts',
  'packages/rules/money.ts',
  'apps/web/ui/Badge.tsx',
  'apps/web/ui/Button.tsx',
  'apps/web/ui/Icon.tsx',
  'apps/web/ui/Mark.tsx',
  'apps/web/ui/Pressable.tsx',
  'apps/web/ui/shop/PizzaEdge.tsx',
  'apps/web/ui/shop/Price.tsx',
  'apps/web/ui/shop/ProductImage.tsx',
  'apps/web/ui/shop/sized-image.ts',
  'apps/web/ui/forms/choices/Segmented.tsx',
  'apps/web/ui/frame/Skyline.tsx',
  'apps/web/ui/Tiles.tsx',
  ...icons(
    'bike',
    'calendar-clock',
    'chevron-down',
    'chevron-right',
    'clock',
    'globe',
    'map-pin',
    'plus',
    'shopping-bag',
    'store',
    'utensils',
  ),
]

const menu = [
  'apps/web/entities/cart/quick-add.ts',
  'apps/web/entities/menu/diet.ts',
  'apps/web/entities/menu/favourites.ts',
  'apps/web/entities/menu/price-until.ts',
  'apps/web/entities/menu/service-words.ts',
  'apps/web/entities/menu/unavailable.ts',
  'apps/web/ui/shop/AddButton.tsx',
  'apps/web/ui/shop/ProductRow.tsx',
  'apps/web/ui/shop/ProductRowSkeleton.tsx',
  'apps/web/ui/frame/Rail.tsx',
  ...icons('heart', 'leaf'),
  ...texts('menu_from_after', 'menu_from_before', 'menu_hot_1', 'menu_hot_2', 'menu_hot_3'),
]

// The rules that the menu and every price go by.
const dishes = [
  'apps/web/entities/shop/promised-time.ts',
  'apps/web/entities/shop/shop.ts',
  'packages/rules/cart/choice-gaps.ts',
  'packages/rules/cart/default-line.ts',
  'packages/rules/cart/mismatched-choices.ts',
  'packages/rules/cart/preset-line.ts',
  'packages/rules/cart/unit-price.ts',
  'packages/rules/menu/diet.ts',
  'packages/rules/menu/product.ts',
  'packages/rules/menu/question.ts',
  'packages/rules/menu/service-hours.ts',
]

// An order and its price: on the wire, and what takes something off.
const orders = ['packages/protocol/orders/draft.ts', 'packages/protocol/orders/get-user-orders.ts']
const vouchers = [
  'apps/web/entities/coupon/listed-vouchers.ts',
  'apps/web/entities/coupon/vouchers.ts',
  'packages/protocol/coupons/voucher.ts',
  'packages/protocol/coupons/voucher-get.ts',
  'packages/protocol/promotions/preferential.ts',
]
const card = ['packages/protocol/payments/shown-card.ts']
const stores = ['packages/protocol/shops/find-delivery-store.ts', 'packages/protocol/shops/get-store-list.ts']
const countdown = ['apps/web/lib/countdown.ts', 'apps/web/lib/seconds-until.ts']
const place = ['apps/web/entities/address/address-words.ts', 'apps/web/entities/contact/contact.ts', 'packages/protocol/addresses/place.ts']

// The menu's modules that nearly every screen needs too; taken out before the menu's own file is filled.
const basics = [
  'packages/rules/time/clock.ts',
  'packages/rules/time/span.ts',
  'apps/web/lib/server-clock.ts',
  'apps/web/ui/IconButton.tsx',
  'apps/web/ui/Skeleton.tsx',
  ...icons('chevron-left', 'search'),
  ...texts('ui_back'),
]

// The cart and its shop, as the menu and the screens beside it need them.
const small = [
  'packages/protocol/shops/store-card.ts',
  'packages/protocol/shops/get-store.ts',
  'packages/rules/cart/cart.ts',
  'packages/rules/cart/cart-line.ts',
  'apps/web/entities/cart/cart-store.ts',
  'apps/web/entities/group/group-visit.ts',
  ...icons('flame'),
]

// Parts that say that something is missing or wrong.
const notes = [
  'apps/web/ui/forms/focus-field.ts',
  'apps/web/ui/Banner.tsx',
  'apps/web/ui/EmptyBucket.tsx',
  'apps/web/ui/EmptyState.tsx',
  ...icons('check', 'circle-exclamation-point'),
]

// Common to the screens beside the first ones.
const common = ['apps/web/navigation/return-to.ts', 'apps/web/ui/ListRow.tsx', 'apps/web/ui/frame/Panel.tsx', ...icons('wifi-off')]
const search = ['apps/web/ui/forms/fields/SearchBox.tsx', ...icons('circle-x')]

// Small things that are always used together: a file each would cost more than it holds.
const close = [...icons('x'), ...texts('ui_close')]
const stepper = ['apps/web/ui/forms/choices/Stepper.tsx', ...icons('minus', 'trash')]
const options = [
  'apps/web/ui/forms/choices/OptionGroup.tsx',
  'apps/web/ui/forms/choices/OptionRow.tsx',
  'apps/web/ui/forms/choices/OptionTile.tsx',
]
const door = [
  'apps/web/entities/address/door.ts',
  'apps/web/entities/address/open-door-kind.ts',
  'apps/web/entities/address/place-names.ts',
]

const dishIssues = [
  'apps/web/entities/cart/skipped-dishes.ts',
  'apps/web/features/cart/focus-lines.ts',
  ...texts('cart_fix', 'cart_unknown'),
]

// The app or browser around the page.
const host = ['apps/web/entities/host/open-host.ts', 'apps/web/hosts/browser.ts']

// Notes of the screens of an address.
const address = [
  'apps/web/features/address/OutsideNote.tsx',
  'apps/web/features/address/TryAgain.tsx',
  'apps/web/features/address/map/Pin.tsx',
  'apps/web/features/address/saved/Refused.tsx',
  'apps/web/features/address/saved/choose-saved-address.ts',
  ...texts('address_manage'),
]

// The guest's location, and the place where an order goes.
const where = [
  'apps/web/entities/address/saved-addresses.ts',
  'apps/web/entities/location/guest-location.ts',
  'apps/web/entities/location/announce-kept-cart.ts',
  'packages/protocol/shops/get-store-delivery-range.ts',
  ...icons('house', 'locate-fixed'),
  ...texts('address_again'),
]

// What the account's first screen shows of the screens behind it.
const account = [
  ...icons('bell', 'lock-keyhole', 'log-out', 'monitor-smartphone'),
  ...texts('account_card', 'account_help', 'account_hotline', 'account_information', 'account_passkeys'),
]

const dialog = ['apps/web/ui/overlay/Dialog.tsx', 'apps/web/ui/overlay/modal.ts']

/** Tells whether a module is one of these files, or the style sheet of one. A list that names a file which is not there fails the build. */
function oneOf(files: string[]) {
  const lost = files.filter((file) => !/^\/(icons|messages)\//.test(file) && !existsSync(join(root, file)))
  if (lost.length > 0) throw new Error(`no such files: ${lost.join(', ')}`)
  const modules = new Set(files.flatMap((file) => [join(root, file), join(root, file.replace(/\.tsx$/, '.css'))]))
  return (id: string) => modules.has(id) || modules.has(join(root, /\/(icons|messages)\/[^/]+$/.exec(id)?.[0] ?? ''))
}

function icons(...names: string[]): string[] {
  return names.map((name) => `/icons/${name}.mjs`)
}

function texts(...names: string[]): string[] {
  return names.map((name) => `/messages/${name}.js`)
}

// A group takes along what its files import, unless a group of a higher priority has it; the bundler reads priorities as whole numbers.
export const chunkGroups = [
  { name: 'main', test: oneOf(home), priority: 5 },
  { name: 'basics', test: oneOf(basics), priority: 4 },
  { name: 'small', test: oneOf(small), priority: 3 },
  { name: 'place', test: oneOf(place), priority: 2 },
  { name: 'card', test: oneOf(card), priority: 2 },
  { name: 'dishes', test: oneOf(dishes), priority: 2 },
  { name: 'vouchers', test: oneOf(vouchers), priority: 2 },
  { name: 'orders', test: oneOf(orders), priority: 1 },
  { name: 'menu', test: oneOf(menu), priority: 1 },
  { name: 'common', test: oneOf(common), priority: 1 },
  { name: 'search', test: oneOf(search), priority: 1 },
  { name: 'close', test: oneOf(close), priority: 3 },
  { name: 'stepper', test: oneOf(stepper), priority: 2 },
  { name: 'options', test: oneOf(options), priority: 1 },
  { name: 'door', test: oneOf(door), priority: 2 },
  { name: 'dish-issues', test: oneOf(dishIssues), priority: 2 },
  { name: 'host', test: oneOf(host), priority: 2 },
  { name: 'notes', test: oneOf(notes), priority: 2 },
  { name: 'stores', test: oneOf(stores), priority: 2 },
  { name: 'countdown', test: oneOf(countdown), priority: 1 },
  { name: 'address', test: oneOf(address), priority: 0 },
  { name: 'where', test: oneOf(where), priority: 1 },
  { name: 'dialog', test: oneOf(dialog), priority: 1 },
  { name: 'account', test: oneOf(account), priority: 1 },
]
