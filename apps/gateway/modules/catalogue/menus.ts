import type { ChainCategory, ChainProduct } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { brandIds, type Brand, type Language, type Product } from '@harbour/rules'
import type { HashedFile } from '../../platform/hashed-file.ts'
import { menuFile } from './menu-file.ts'

/** Every brand's menu in both languages. */
export type Menus = {
  products(brand: Brand, language: Language): ReadonlyMap<string, Product>
  file(brand: Brand, language: Language): HashedFile
  files: HashedFile[]
  /** Everything that can run out: products, options, mains and what goes with them. */
  pids: ReadonlySet<string>
  /** The products of a brand that an outside code stands for. */
  ofCode(brand: Brand, code: string): string[]
  /** The pids that the house offers with some dishes: of each dish's heading in turn, the best first, then what is popular. */
  goesWith(pids: readonly string[]): string[]
}

/** Translates the chain's products into what each brand sells, and writes the files. */
export function writeMenus(products: ChainProduct[], categories: ChainCategory[]): Menus {
  const written = {
    [brandIds.hongKong]: { 1: write(brandIds.hongKong, 1), 2: write(brandIds.hongKong, 2) },
    [brandIds.macau]: { 1: write(brandIds.macau, 1), 2: write(brandIds.macau, 2) },
  }
  return {
    products: (brand, language) => written[brand][language].products,
    file: (brand, language) => written[brand][language].file,
    files: Object.values(written).flatMap((languages) => Object.values(languages).map(({ file }) => file)),
    pids: new Set(products.flatMap(pidsOf)),
    ofCode: (brand, code) =>
      products
        .filter(({ price, mappingCodes }) => price[brand] !== undefined && mappingCodes?.[brand]?.includes(code))
        .map(({ pid }) => pid),
    goesWith: (pids) => companions(pids, products, categories),
  }

  function write(brand: Brand, language: Language) {
    const sold = products.flatMap((product) => soldProduct(product, brand, language) ?? [])
    return {
      products: new Map(sold.map((product) => [product.uid, product])),
      file: menuFile({ brand, language, categories, products, sold }),
    }
  }
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
