import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChainCategory, ChainProduct } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { ruledItems } from '@harbour/chain/sold-prices.ts'
import { brandIds, languageIds, type Brand, type Language, type Product, type RuledItem } from '@harbour/rules'
import type { HashedFile } from '../../platform/files/hashed-file.ts'
import { allFiles, brandFiles, type BrandFiles } from './brand-files.ts'
import { menuFile } from './menu-file.ts'

/** Every brand's menu in both languages. */
export type Menus = {
  products(brand: Brand, language: Language): ReadonlyMap<string, Product>
  /** The items that have prices of their own at some shops or times of a brand. */
  ruled(brand: Brand): readonly RuledItem[]
  file(brand: Brand, language: Language): HashedFile
  files: HashedFile[]
  /** Everything that can run out: products, options, mains and what goes with them. */
  pids: ReadonlySet<string>
  /** The products of a brand that an outside code stands for. */
  ofCode(brand: Brand, code: string): string[]
  /** The outside code of digits that stands for this dish of a brand and no other, as tills number dishes; of several the first. */
  digitCode(brand: Brand, pid: string): string | undefined
  /** The pids that the house offers with some dishes: of each dish's heading in turn, the best first, then what is popular. */
  goesWith(pids: readonly string[]): string[]
}

/** Translates the chain's products into what each brand sells. The files are written here where they are not given. */
export function writeMenus(
  products: ChainProduct[],
  categories: ChainCategory[],
  files: BrandFiles = writeMenuFiles(products, categories),
): Menus {
  const sold = {
    [brandIds.hongKong]: { 1: booked(brandIds.hongKong, 1), 2: booked(brandIds.hongKong, 2) },
    [brandIds.macau]: { 1: booked(brandIds.macau, 1), 2: booked(brandIds.macau, 2) },
  }
  const ruled = { [brandIds.hongKong]: ruledItems(products, brandIds.hongKong), [brandIds.macau]: ruledItems(products, brandIds.macau) }
  const codesOf = (product: ChainProduct, brand: Brand) => (product.price[brand] === undefined ? [] : (product.mappingCodes?.[brand] ?? []))
  const ofCode = (brand: Brand, code: string) => products.filter((product) => codesOf(product, brand).includes(code)).map(({ pid }) => pid)
  return {
    ruled: (brand) => ruled[brand],
    products: (brand, language) => sold[brand][language],
    file: (brand, language) => files[brand][language],
    get files() {
      return allFiles(files)
    },
    pids: new Set(products.flatMap(pidsOf)),
    ofCode,
    digitCode(brand, pid) {
      const codes = products.filter((product) => product.pid === pid).flatMap((product) => codesOf(product, brand))
      return codes.find((code) => /^[1-9]\d{0,8}$/.test(code) && ofCode(brand, code).length === 1)
    },
    goesWith: (pids) => companions(pids, products, categories),
  }

  function booked(brand: Brand, language: Language): ReadonlyMap<string, Product> {
    return new Map(soldProducts(products, brand, language).map((product) => [product.uid, product]))
  }
}

/** Writes the menu file of each brand and language. */
export const writeMenuFiles = (products: ChainProduct[], categories: ChainCategory[]): BrandFiles =>
  brandFiles((brand) => (language) => menuFile({ brand, language, categories, products, sold: soldProducts(products, brand, language) }))

/** The products that are translated before anybody else has a turn. */
const slice = 50

/** Translates products ahead of `writeMenus`, and lets others have their turns in between. */
export async function translateAhead(products: ChainProduct[]): Promise<void> {
  for (let at = 0; at < products.length; at += slice) {
    for (const [brand, language] of menuKinds) soldProducts(products.slice(at, at + slice), brand, language)
    await nextTurn()
  }
}

const menuKinds = Object.values(brandIds).flatMap((brand) => Object.values(languageIds).map((language) => [brand, language] as const))

/** A record that has not changed is the same object, so that it is translated once. */
const translated = new WeakMap<ChainProduct, Map<string, Product | undefined>>()

function soldProducts(products: ChainProduct[], brand: Brand, language: Language): Product[] {
  return products.flatMap((product) => {
    const known = translated.get(product) ?? new Map<string, Product | undefined>()
    translated.set(product, known)
    const as = `${brand} ${language}`
    if (!known.has(as)) known.set(as, soldProduct(product, brand, language))
    return known.get(as) ?? []
  })
}

function companions(pids: readonly string[], products: ChainProduct[], categories: ChainCategory[]): string[] {
  const headings = new Set(products.filter(({ pid }) => pids.includes(pid)).map(({ category }) => category))
  const lists = categories.filter(({ categoryId }) => headings.has(categoryId)).map(({ goesWith = [] }) => goesWith)
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
  return [...new Set([...inTurn, ...categories.flatMap(({ pids: gathered = [] }) => gathered)])]
}

function pidsOf({ pid, requirements = [], groups = [] }: ChainProduct): string[] {
  const mains = groups.flatMap((group) => group.mains)
  const inside = mains.flatMap((main) => main.groups.flatMap((group) => group.products))
  return [
    pid,
    ...requirements.flatMap(({ options }) => options.map((option) => option.pid)),
    ...[...mains, ...inside].map((choice) => choice.pid),
  ]
}
