// What the first screens share with other screens, gathered in few files: in many small ones it packs worse and takes longer.
// All else goes where the bundler sees fit.

const home = [
  /\/ui\/AddButton\.css$/,
  /\/stores\/(brand|kept|menu|occasion|place)\.ts$/,
  /\/protocol\/(menu|product\/get-product-menu|store-own\/get-h5-setting)\.ts$/,
  /\/rules\/money\.ts$/,
  /\/ui\/(Badge|Button|Icon|Mark|Pressable|Price|ProductImage|Segmented|Skyline|Tiles)\.\w+$/,
  /\/icons\/(bike|calendar-clock|chevron-down|chevron-right|clock|globe|map-pin|plus|shopping-bag|store|utensils)\.mjs$/,
]

const menu = [
  /\/stores\/(diet|favourites|service-words|unavailable)\.ts$/,
  /\/rules\/(choices|diet|preset|question|service|strange-choice|unit-price)\.ts$/,
  /\/ui\/(AddButton|ProductRow|ProductRowSkeleton|Rail)\.\w+$/,
  /\/icons\/(heart|leaf)\.mjs$/,
]

// What screens beside the menu need of it; taken out before the menu's own file is filled.
const small = [
  /\/protocol\/(store-card|store-standard\/get-store)\.ts$/,
  /\/rules\/(cart|clock|line|span)\.ts$/,
  /\/stores\/(cart|clock)\.ts$/,
  /\/ui\/(IconButton|Skeleton)\.\w+$/,
  /\/icons\/(chevron-left|flame|search)\.mjs$/,
]

// What screens beside the first ones have in common.
const common = [
  /\/stores\/next\.ts$/,
  /\/ui\/(Banner|EmptyBucket|EmptyState|ListRow|Panel|SearchBox)\.\w+$/,
  /\/icons\/(check|circle-exclamation-point|circle-x|wifi-off)\.mjs$/,
]

// Where a guest is, and where an order goes.
const where = [
  /\/stores\/(address-words|addresses|contact|location|shop-move)\.ts$/,
  /\/protocol\/store-standard\/get-store-delivery-range\.ts$/,
  /\/icons\/(house|locate-fixed)\.mjs$/,
]

// What every page fetches once it stands.
const afterwards = [
  /\/web\/afterwards\.ts$/,
  /\/stores\/(city|client-log|follow-addresses|front-config)\.ts$/,
  /\/protocol\/(base\/(get-front-config|print-fe-logger)|statistics\/get-ip-region)\.ts$/,
]

const dialog = [/\/ui\/(Dialog|modal)\.\w+$/]

const oneOf = (paths: RegExp[]) => (id: string) => paths.some((path) => path.test(id))

// A group takes along what its files import, unless a group of a higher priority has it; the bundler reads priorities as whole numbers.
export const chunkGroups = [
  { name: 'main', tags: ['$initial' as const], priority: 4 },
  { name: 'home', test: oneOf(home), priority: 3 },
  { name: 'small', test: oneOf(small), priority: 2 },
  { name: 'menu', test: oneOf(menu), priority: 1 },
  { name: 'common', test: oneOf(common), priority: 1 },
  { name: 'where', test: oneOf(where), priority: 1 },
  { name: 'afterwards', test: oneOf(afterwards), priority: 1 },
  { name: 'dialog', test: oneOf(dialog), priority: 1 },
]
