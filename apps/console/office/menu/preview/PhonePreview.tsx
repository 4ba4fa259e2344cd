import type { ChainProduct } from '@harbour/chain'
import { cataloguePreviewGet, previewPath } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { query } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { language as ownLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { productFaults } from '../product/product-faults.ts'
import { PreviewChoices } from './PreviewChoices.tsx'
import './Preview.css'
import { useSettled } from '../../ui/use-settled.ts'
import { usePreviewFrame } from './use-preview-frame.ts'

/** A product on a guest's phone as it is typed, drawn by the guests' own app: nothing of it is saved for that. */
export function PhonePreview({ record }: { record: ChainProduct }) {
  const brand = useOffice(({ brand }) => brand)
  const [language, setLanguage] = useState(ownLanguage())
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const settled = useDeferredValue(useSettled(JSON.stringify(record)))
  const product = JSON.parse(settled) as ChainProduct // it was one, a moment ago
  const isWhole = productFaults(product).length === 0
  const { data, error, refetch } = useQuery({
    ...query(cataloguePreviewGet, { record: product }),
    queryKey: [cataloguePreviewGet.name, brand, settled],
    enabled: isWhole,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (before) => before,
  })
  const menu = data?.menus.find((each) => each.language === language)
  const { frame, isReady } = usePreviewFrame(menu && { kind: 'preview', brand, language, theme, products: menu.products })
  const isUnsold = menu?.products.length === 0
  return (
    <section className="mview" aria-label={m.menu_preview()}>
      <PreviewChoices
        isEnglish={language === languageIds.en}
        isDark={theme === 'dark'}
        onLanguage={(isEnglish) => setLanguage(isEnglish ? languageIds.en : languageIds.tc)}
        onTheme={(isDark) => setTheme(isDark ? 'dark' : 'light')}
      />
      <div className="mview__phone">
        <iframe ref={frame} className="mview__screen" src={previewPath} title={m.menu_preview()} hidden={isUnsold || !menu} />
        {isUnsold && <p>{m.menu_preview_unsold()}</p>}
        {!menu && !error && <p>{isWhole ? m.menu_preview_coming() : m.menu_preview_faulty()}</p>}
      </div>
      <ErrorNote error={error} onRetry={refetch} />
      <p className="help">{menu && isReady === false ? m.menu_preview_none() : isWhole ? m.menu_preview_say() : m.menu_preview_stale()}</p>
    </section>
  )
}
