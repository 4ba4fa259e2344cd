import type { ChainProduct } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { cataloguePreviewGet } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import { refuse } from '../../../../platform/handle.ts'
import { checkRecord } from '../../chain-file/check-chain.ts'
import { handle } from '../deps.ts'

/** The same way by which published records become a menu. */
export const cataloguePreviewGetAction = handle(cataloguePreviewGet, ({ record }, { brand, catalogue }) => {
  const checked = checkRecord('product', record)
  if ('faults' in checked) throw refuse(cataloguePreviewGet, 'RECORD_FAULTY', { faults: checked.faults })
  const product = checked.record as ChainProduct // its kind's schema has let it through
  const parts = new Set(product.groups?.flatMap(({ mains }) => mains.map(({ pid }) => pid)))
  return {
    menus: Object.values(languageIds).map((language) => {
      const sold = soldProduct(product, brand, language)
      const live = [...catalogue.products(brand, language).values()]
      return { language, products: sold ? [sold, ...live.filter(({ pid }) => parts.has(pid) && pid !== product.pid)] : [] }
    }),
  }
})
