import * as v from 'valibot'
import { action } from '../action.ts'
import { MenuProduct } from '../menu/menu.ts'
import { Language } from '../units.ts'
import { CatalogueRecord } from './catalogue-version.ts'

/**
 * A product as guests of the caller's brand would see it, were its record published, in both languages: first in each list, and after it the dishes that it is
 * put together of, as they are live. The lists are empty where the brand would not sell it. Nothing is kept.
 */
export const cataloguePreviewGet = action('candao.catalogue.cataloguePreviewGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { record: CatalogueRecord },
  data: v.object({ menus: v.array(v.object({ language: Language, products: v.array(MenuProduct) })) }),
  refusals: ['RECORD_FAULTY'],
})
