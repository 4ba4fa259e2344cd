import { languageIds, cents, regions, type Brand, type Language, type Product } from '@harbour/rules'
import { soldHeadings, soldProduct, type MenuContent, type SoldHeading } from './sold-menu.ts'
import { offersOf } from './sold-promotion.ts'
import type { ChainBrand, ChainCategory, ChainProduct, ChainPromotion, Words } from './types.ts'

/** The records that the app's first screens show. */
export type PageRecords = { brand: ChainBrand[]; category: ChainCategory[]; product: ChainProduct[]; promotion: ChainPromotion[] }

/** A menu, or the part of one that a page shows. It has no version, so that a page is another one only where something on it is. */
export type SoldMenu = { version: ''; brand: Brand; language: Language; categories: SoldHeading[]; products: Product[] }

/**
 * Everything of the chain that a page is rendered from, and no more than it shows: as long as this stays the same, so does the page. The app takes it
 * for old, asks the server as soon as it stands, and shows what the server says.
 */
export type PageContent = {
  path: string
  screen: 'home' | 'menu' | 'dish' | 'place'
  brand: Brand
  language: Language
  menu?: SoldMenu
  brandInfos?: ReturnType<typeof brandInfosOf>
}

const dish = '/foodDetail/'
const menuPath = /^\/orderFood\/[125]$/
const firstProducts = 8

/** A brand's whole menu in one language, as its records sell it. */
export function soldMenu({ product: products, category: categories }: PageRecords, brand: Brand, language: Language): SoldMenu {
  const sold = products.flatMap((product) => soldProduct(product, brand, language) ?? [])
  return menuOf({ brand, language, categories, products, sold })
}

/** The same, where what is sold is at hand already. */
export function menuOf(content: MenuContent): SoldMenu {
  return { version: '', brand: content.brand, language: content.language, categories: soldHeadings(content), products: content.sold }
}

/** The paths of all pages that show something of a menu, the first screens before the dishes. */
export function pagePaths({ products }: SoldMenu): string[] {
  return ['/home', '/orderFood/1', '/orderFood/2', '/orderFood/5', ...products.filter(hasPage).map(({ uid }) => `${dish}${uid}`)]
}

/** Says whether a query makes a dish's screen another one than the page shows. */
export function asksOtherwise(path: string, query: Readonly<Record<string, unknown>>): boolean {
  return path.startsWith(dish) && ['edit', 'with', 'offer'].some((part) => part in query)
}

/** The content of the page at a path; undefined where no page there shows anything of the menu. */
export function pageContent(path: string, menu: SoldMenu, records: PageRecords): PageContent | undefined {
  const { brand, language } = menu
  if (path === '/home') return { path, screen: 'home', brand, language, menu: firstOf(menu), brandInfos: brandInfosOf(records, language) }
  if (menuPath.test(path)) return { path, screen: 'menu', brand, language, menu: firstOf(menu) }
  if (!path.startsWith(dish)) return undefined
  const part = dishPart(path.slice(dish.length), menu)
  return part && { path, screen: 'dish', brand, language, menu: part }
}

/** A content as text: the same for the same content, in whichever order a database or a file gives its fields. */
export function contentText(content: PageContent): string {
  return JSON.stringify(content, inOrder)
}

/** Set meals ask for the whole menu's code and come after it. */
const hasPage = ({ groups }: Product) => groups.length === 0

/** The first heading fills the screen; what stands below it comes with the whole menu. */
function firstOf({ categories, products, ...menu }: SoldMenu): SoldMenu {
  const shown = new Set(categories[0]?.uids.slice(0, firstProducts))
  const headings = categories.map((heading, at) => ({ ...heading, uids: at === 0 ? [...shown] : [] }))
  return { ...menu, categories: headings, products: products.filter(({ uid }) => shown.has(uid)) }
}

/** The dish, what its questions show of other dishes, and the sets that hold it. */
function dishPart(uid: string, menu: SoldMenu): SoldMenu | undefined {
  const shown = menu.products.find((each) => each.uid === uid)
  if (!shown || !hasPage(shown)) return undefined
  const asked = new Set(shown.requirements.flatMap(({ options }) => options.map(({ pid }) => pid)))
  const products = menu.products.filter(
    ({ pid, groups }) => pid === shown.pid || asked.has(pid) || groups.some(({ mains }) => mains.some((main) => main.pid === shown.pid)),
  )
  const uids = new Set(products.map((each) => each.uid))
  const categories = menu.categories.map((heading) => ({ ...heading, uids: heading.uids.filter((each) => uids.has(each)) }))
  return { ...menu, categories, products }
}

function brandInfosOf({ brand: brands, promotion: promotions }: PageRecords, language: Language) {
  const say = (words: Words) => (language === languageIds.en ? words.en : words.tc)
  return Object.fromEntries(brands.map((each) => [each.brand, brandInfoOf(each, promotions, say)]))
}

function brandInfoOf(each: ChainBrand, promotions: ChainPromotion[], say: (words: Words) => string) {
  const { currency, phonePrefix, centre } = regions[each.brand]
  return {
    brandId: each.brand,
    name: say(each.name),
    hotline: each.hotline,
    currency,
    phonePrefix,
    mapCentre: centre,
    posId: '', // the gateway's own setting, told once the page stands
    fees: { cutlery: cents(each.fees.cutlery), boxedMeal: cents(each.fees.boxedMeal), boxedMealCap: cents(each.fees.boxedMealCap) },
    asksQuarantine: each.asksQuarantine,
    // A card that has its days waits for the server, which knows the day.
    offers: offersOf(each, promotions)
      .filter(({ dates }) => !dates)
      .map((offer) => ({ ...offer, badge: say(offer.badge), title: say(offer.title), note: say(offer.note) })),
  }
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
