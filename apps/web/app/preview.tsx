import { PreviewMessage, type PreviewReady } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { serveBrand } from '../api/region.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { setLanguage } from '../lib/locale.ts'
import { LinkContext, type AnchorProps } from '../ui/Anchor.tsx'
import { PreviewRouter } from './PreviewRouter.tsx'

// Its files would have their names in the first load of every guest.
const loadDish = () => import('../features/food/DishPreview.tsx')
const DishPreview = lazyPart(loadDish, 'DishPreview')

/**
 * Shows what the office says is to be shown: a product that is not published yet, drawn by the very components of the app. Nothing that this browser keeps of a
 * guest is recalled, and nothing is kept.
 */
export function showPreview(root: HTMLElement): void {
  if (parent === window) return
  const shown = createRoot(root)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } })
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent) return
    const said = v.safeParse(PreviewMessage, data)
    if (!said.success) return
    const { brand, language, theme, products } = said.output
    const page = document.documentElement
    page.lang = language === languageIds.en ? 'en' : 'zh-Hant-HK'
    page.dataset.theme = theme
    setLanguage(page.lang)
    serveBrand(String(brand))
    shown.render(
      <QueryClientProvider client={queries}>
        <PreviewRouter>
          <LinkContext value={DeadLink}>
            {/* Words are read when something is drawn: another language draws all of it anew. */}
            <Suspense>
              <DishPreview key={`${brand} ${language}`} products={products} />
            </Suspense>
          </LinkContext>
        </PreviewRouter>
      </QueryClientProvider>,
    )
  })
  const ready: PreviewReady = { kind: 'previewReady' }
  void loadDish().then(() => parent.postMessage(ready, location.origin))
}

/** A link of the app that leads nowhere: there is no app around it. */
function DeadLink({ href: _, onClick: __, ...rest }: AnchorProps) {
  return <a {...rest} />
}
