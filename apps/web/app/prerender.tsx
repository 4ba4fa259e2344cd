import type { Brand } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { setLanguage } from '../lib/locale.ts'
import { createQueryClient } from '../api/query-client.ts'
import { serveBrand } from '../api/region.ts'
import { seedOf } from '../api/query-seed.ts'

export { brandQuery } from '../entities/brand/brand-info.ts'
export { firstMenuKey } from '../entities/menu/menu.ts'
export { popularKey, popularOf } from '../entities/menu/popular.ts'
export { m } from '../paraglide/messages.js'

type Page = { path: string; lang: string; brand: Brand; fill: (queries: QueryClient) => void }

/** Renders a screen as a fresh guest sees it, with the answers that it needs; gives its markup, its hints for the head, and those answers as JSON. */
export async function renderPage({ path, lang, brand, fill }: Page): Promise<{ html: string; hints: string; seed: string }> {
  setLanguage(lang)
  serveBrand(String(brand))
  const queries = createQueryClient()
  fill(queries)
  const router = (children: ReactNode) => <StaticRouter location={path}>{children}</StaticRouter>
  // In one piece: a screen that is cut up would need scripts of React's own in the page, which its policy refuses.
  const { prelude } = await prerender(<App queries={queries} router={router} />, { progressiveChunkSize: Infinity })
  const [, hints = '', html = ''] = /^((?:<link [^>]*>)*)(.*)$/s.exec(await new Response(prelude).text()) ?? []
  const seed = seedOf(queries)
  queries.clear() // its timers would keep the build waiting
  return { html, hints, seed }
}
