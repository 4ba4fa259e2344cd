import * as v from 'valibot'
import { MenuProduct } from '../menu/menu.ts'
import { Brand, Language } from '../units.ts'

/** The office's word to that page: the product that is looked at first, the dishes of which it is put together after it, and how it is to be shown. */
export const PreviewMessage = v.object({
  kind: v.literal('preview'),
  brand: Brand,
  language: Language,
  theme: v.picklist(['light', 'dark']),
  products: v.array(MenuProduct),
})
export type PreviewMessage = v.InferInput<typeof PreviewMessage>

/** The page's word that it listens. */
export const PreviewReady = v.object({ kind: v.literal('previewReady') })
export type PreviewReady = v.InferOutput<typeof PreviewReady>
