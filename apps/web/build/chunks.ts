import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

// Modules that the first screens share with others are gathered in few files: in many small ones they pack worse and take longer.
// All else goes where the bundler sees fit.

const home = [
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
  'apps/web/ui/shop/Price.tsx',
  'apps/web/ui/shop/ProductImage.tsx',
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
  'apps/web/entities/menu/diet.ts',
  'apps/web/entities/menu/favourites.ts',
  'apps/web/entities/menu/service-words.ts',
  'apps/web/entities/menu/unavailable.ts',
  'packages/rules/cart/choice-gaps.ts',
  'packages/rules/menu/diet.ts',
  'packages/rules/cart/preset-line.ts',
  'packages/rules/menu/question.ts',
  'packages/rules/menu/service-hours.ts',
  'packages/rules/cart/mismatched-choices.ts',
  'packages/rules/cart/unit-price.ts',
  'apps/web/ui/shop/AddButton.tsx',
  'apps/web/ui/shop/ProductRow.tsx',
  'apps/web/ui/shop/ProductRowSkeleton.tsx',
  'apps/web/ui/frame/Rail.tsx',
  ...icons('heart', 'leaf'),
]

// The menu's modules that other screens need too; taken out before the menu's own file is filled.
const small = [
  'packages/protocol/shops/store-card.ts',
  'packages/protocol/shops/get-store.ts',
  'packages/rules/cart/cart.ts',
  'packages/rules/time/clock.ts',
  'packages/rules/cart/cart-line.ts',
  'packages/rules/time/span.ts',
  'apps/web/entities/cart/cart-store.ts',
  'apps/web/lib/server-clock.ts',
  'apps/web/ui/IconButton.tsx',
  'apps/web/ui/Skeleton.tsx',
  ...icons('chevron-left', 'flame', 'search'),
]

// Common to the screens beside the first ones.
const common = [
  'apps/web/navigation/return-to.ts',
  'apps/web/ui/Banner.tsx',
  'apps/web/ui/EmptyBucket.tsx',
  'apps/web/ui/EmptyState.tsx',
  'apps/web/ui/ListRow.tsx',
  'apps/web/ui/frame/Panel.tsx',
  'apps/web/ui/forms/focus-field.ts',
  'apps/web/ui/forms/fields/SearchBox.tsx',
  ...icons('check', 'circle-exclamation-point', 'circle-x', 'wifi-off'),
]

// The guest's location, and the place where an order goes.
const where = [
  'apps/web/entities/address/address-words.ts',
  'apps/web/entities/address/saved-addresses.ts',
  'apps/web/entities/contact/contact.ts',
  'apps/web/entities/location/guest-location.ts',
  'apps/web/entities/location/announce-kept-cart.ts',
  'packages/protocol/shops/get-store-delivery-range.ts',
  ...icons('house', 'locate-fixed'),
]

// Fetched by every page once it stands.
const afterFirstPaint = [
  'apps/web/app/after-first-paint.ts',
  'apps/web/entities/brand/ip-city.ts',
  'apps/web/api/client-log.ts',
  'apps/web/entities/address/sync-addresses.ts',
  'apps/web/entities/brand/front-config.ts',
  'packages/protocol/app/get-front-config.ts',
  'packages/protocol/app/print-fe-logger.ts',
  'packages/protocol/app/get-ip-region.ts',
]

const dialog = ['apps/web/ui/overlay/Dialog.tsx', 'apps/web/ui/overlay/modal.ts']

/** Tells whether a module is one of these files, or the style sheet of one. A list that names a file which is not there fails the build. */
function oneOf(files: string[]) {
  const lost = files.filter((file) => !file.startsWith('/icons/') && !existsSync(join(root, file)))
  if (lost.length > 0) throw new Error(`no such files: ${lost.join(', ')}`)
  const modules = new Set(files.flatMap((file) => [join(root, file), join(root, file.replace(/\.tsx$/, '.css'))]))
  return (id: string) => modules.has(id) || modules.has(join(root, /\/icons\/[^/]+$/.exec(id)?.[0] ?? ''))
}

function icons(...names: string[]): string[] {
  return names.map((name) => `/icons/${name}.mjs`)
}

// A group takes along what its files import, unless a group of a higher priority has it; the bundler reads priorities as whole numbers.
export const chunkGroups = [
  { name: 'main', tags: ['$initial' as const], priority: 4 },
  { name: 'home', test: oneOf(home), priority: 3 },
  { name: 'small', test: oneOf(small), priority: 2 },
  { name: 'menu', test: oneOf(menu), priority: 1 },
  { name: 'common', test: oneOf(common), priority: 1 },
  { name: 'where', test: oneOf(where), priority: 1 },
  { name: 'after-first-paint', test: oneOf(afterFirstPaint), priority: 1 },
  { name: 'dialog', test: oneOf(dialog), priority: 1 },
]
