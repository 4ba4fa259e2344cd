import { createHash } from 'node:crypto'
import { categories as chainCategories, products } from '@harbour/chain'
import { soldHeadings, soldProduct } from '@harbour/chain/sold-menu.ts'
import { encode, Menu } from '@harbour/protocol'
import type { Brand, Language, Product } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'

type Renderer = typeof import('../app/prerender.tsx')

/** A brand's whole menu as it is shipped, and the name that the gateway gives it while it sells just that. */
export function soldMenu(brand: Brand, language: Language): { menu: Menu; version: string } {
  const sold = products.flatMap((product) => soldProduct(product, brand, language) ?? [])
  const menu = {
    version: '',
    brand,
    language,
    categories: soldHeadings({ brand, language, categories: chainCategories, products, sold }),
    products: sold,
  }
  return { menu, version: versionOf(JSON.stringify(encode(Menu, menu))) }
}

/** The version of a menu, as the gateway names it. Where the two should ever differ no dish is pre-rendered, and a test of the first load says so. */
const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** The dishes that are no set meals: those ask for the whole menu's code and come after it. */
export const singleDishes = ({ products: sold }: Menu): Product[] => sold.filter(({ groups }) => groups.length === 0)

/** The answers that the page of a dish is rendered with: the dish, what its questions show of other dishes, and the sets that hold it. */
export function dishAnswers(uid: string, menu: Menu, renderer: Renderer) {
  const dish = menu.products.find((each) => each.uid === uid)
  const asked = new Set(dish?.requirements.flatMap(({ options }) => options.map(({ pid }) => pid)))
  const shown = menu.products.filter(
    ({ pid, groups }) => pid === dish?.pid || asked.has(pid) || groups.some(({ mains }) => mains.some((main) => main.pid === dish?.pid)),
  )
  const uids = new Set(shown.map((each) => each.uid))
  const categories = menu.categories.map((heading) => ({ ...heading, uids: heading.uids.filter((each) => uids.has(each)) }))
  return (queries: QueryClient) => void queries.setQueryData<Menu>(renderer.firstMenuKey(), { ...menu, categories, products: shown })
}
