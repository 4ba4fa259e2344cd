import { uidOf } from '@harbour/chain/sold-menu.ts'
import { brandIds, languageIds, orderTypes, type Brand, type Instant, type Language, type OrderType, type Product } from '@harbour/rules'
import type { Catalogue, ShopRecord } from '../../modules/catalogue/catalogue.ts'
import { publicScreens, type PublicScreen } from './screen-texts.ts'

/** The brand and the language that a page is sent in. */
export type Site = { brand: Brand; language: Language }

/** An address that somebody asks for. */
export type Address = { path: string; query: Readonly<Record<string, unknown>> }

/** The thing that a page is about. `missing` has a screen that says so; `private` is nobody's to find, or no screen at all. */
export type Subject =
  | { kind: 'home' }
  | { kind: 'menu'; orderType: OrderType }
  | { kind: 'dish'; product: Product }
  | { kind: 'shop'; shop: ShopRecord }
  | { kind: 'screen'; screen: PublicScreen }
  | { kind: 'private' }
  | { kind: 'missing' }

export type Sold = Pick<Catalogue, 'products' | 'shop' | 'shops'>

const dish = '/fooddetail/'
const ways: readonly OrderType[] = Object.values(orderTypes)

/** The subject of an address at a moment, whose prices it has, as the app's router reads it: case and a slash at the end are nothing. A shop of another brand is missing. */
export function subjectOf({ path, query }: Address, { brand, language, at }: Site & { at: Instant }, catalogue: Sold): Subject {
  const [, screen = '', rest, ...more] = path.toLowerCase().replace(/\/$/, '').split('/')
  if (more.length > 0) return { kind: 'private' }
  if (screen === 'fooddetail' && rest !== undefined) {
    const product = catalogue.products(brand, language, at).get(uidIn(path))
    return product ? { kind: 'dish', product } : { kind: 'missing' }
  }
  if (screen === 'orderfood') {
    const orderType = ways.find((way) => String(way) === rest)
    return orderType === undefined ? { kind: 'private' } : { kind: 'menu', orderType }
  }
  if (rest !== undefined) return { kind: 'private' }
  if (screen === 'home') return { kind: 'home' }
  if (screen === 'shopdetail') {
    const shop = shopIn(query, catalogue)
    return shop?.brand === brand ? { kind: 'shop', shop } : { kind: 'missing' }
  }
  const known = publicScreens.find((each) => each.toLowerCase() === screen)
  return known ? { kind: 'screen', screen: known } : { kind: 'private' }
}

/** The brand that an address names: that of its dish or shop, else by `brand=`; undefined where it names none. */
export function brandNamed({ path, query }: Address, catalogue: Pick<Catalogue, 'shop'>): Brand | undefined {
  const screen = path.toLowerCase().replace(/\/$/, '')
  const shop = screen === '/shopdetail' ? shopIn(query, catalogue) : undefined
  if (shop) return shop.brand
  const id = screen.startsWith(dish) ? uidIn(path).split('-', 1)[0] : query.brand
  return Object.values(brandIds).find((brand) => String(brand) === id)
}

/** The brands that sell or have a subject, each with its own path to it: a dish has another name in each. */
export function editionsOf(subject: Subject, { brands, catalogue }: { brands: readonly Brand[]; catalogue: Sold }): Edition[] {
  const { kind } = subject
  if (kind === 'private' || kind === 'missing') return []
  if (kind === 'shop') return brands.includes(subject.shop.brand) ? [{ brand: subject.shop.brand, path: shopPath(subject.shop) }] : []
  if (kind !== 'dish') return brands.map((brand) => ({ brand, path: ofBrand(screenPath(subject), brand) }))
  return brands.flatMap((brand) => {
    const uid = uidOf(brand, subject.product.pid)
    return catalogue.products(brand, languageIds.tc).has(uid) ? [{ brand, path: `/foodDetail/${uid}` }] : []
  })
}

export type Edition = { brand: Brand; path: string }

/** The path of the menu for a way of eating, as a brand has it. */
export const menuPath = (orderType: OrderType, brand: Brand): string => ofBrand(`/orderFood/${orderType}`, brand)

function screenPath(subject: Extract<Subject, { kind: 'home' | 'menu' | 'screen' }>): string {
  if (subject.kind === 'home') return '/home'
  return subject.kind === 'menu' ? `/orderFood/${subject.orderType}` : `/${subject.screen}`
}

/** Hong Kong is what an address means that names no brand. */
const ofBrand = (path: string, brand: Brand) => (brand === brandIds.hongKong ? path : `${path}?brand=${brand}`)

const shopPath = ({ storeId }: Pick<ShopRecord, 'storeId'>) => `/shopDetail?storeId=${encodeURIComponent(storeId)}`

const shopIn = ({ storeId }: Address['query'], { shop }: Pick<Catalogue, 'shop'>) =>
  typeof storeId === 'string' ? shop(storeId) : undefined

/** The dish's uid in a path. A name that cannot be read is none. */
function uidIn(path: string): string {
  try {
    return decodeURIComponent(path.slice(dish.length).replace(/\/$/, ''))
  } catch {
    return ''
  }
}
