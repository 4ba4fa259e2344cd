import { menuOf, pageContent, type PageRecords, type SoldMenu } from '@harbour/chain/sold-pages.ts'
import type { Brand, Instant, Language } from '@harbour/rules'
import type { Catalogue } from '../catalogue.ts'
import { contentName } from './content-name.ts'
import { findPage } from './pages-store.ts'
import type { Database } from '../../../platform/database/database.ts'

/** The pages of the catalogue as it is sold now. */
export type RenderedPages = {
  /** The whole menu as a brand sells it, at the prices of a moment that all its shops have; the same object until that changes. */
  menu(site: { brand: Brand; language: Language }, at: Instant): SoldMenu
  /** The name of what the page at a path shows; undefined where no page there shows anything of the catalogue. */
  nameAt(path: string, site: { brand: Brand; language: Language }): string | undefined
  /** A page of a build that some process has rendered, in Brotli's form. */
  find(build: string, content: string): Promise<Buffer | undefined>
}

type MenuAsked = { brand: Brand; language: Language; at?: Instant }

export function createRenderedPages({
  db,
  catalogue,
}: {
  db: Pick<Database, 'rows'>
  catalogue: Pick<Catalogue, 'pageRecords' | 'products'>
}): RenderedPages {
  const menus = new WeakMap<object, SoldMenu>()
  const names = new WeakMap<PageRecords, Map<string, string>>()

  /** Without a moment as its menu file has it, which is what its pages show. */
  function menuAt({ brand, language, at }: MenuAsked, { category, product }: PageRecords): SoldMenu {
    const products = catalogue.products(brand, language, at)
    const menu = menus.get(products) ?? menuOf({ brand, language, categories: category, products: product, sold: [...products.values()] })
    menus.set(products, menu)
    return menu
  }

  return {
    menu: (site, at) => menuAt({ ...site, at }, catalogue.pageRecords()),
    nameAt(path, { brand, language }) {
      const records = catalogue.pageRecords()
      const known = names.get(records) ?? new Map<string, string>()
      names.set(records, known)
      const key = `${brand} ${language} ${path}`
      const name = known.get(key) ?? nameOf(path, menuAt({ brand, language }, records), records)
      if (name !== undefined) known.set(key, name)
      return name
    },
    find: (build, content) => findPage(db.rows, build, content),
  }
}

function nameOf(path: string, menu: SoldMenu, records: PageRecords): string | undefined {
  const content = pageContent(path, menu, records)
  return content && contentName(content)
}
