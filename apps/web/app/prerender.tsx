import type { PageContent } from '@harbour/chain/sold-pages.ts'
import type { BrandInfo } from '@harbour/protocol'
import { languageIds, type Brand } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { pageText, withoutTransitionMarks, type Frame } from './prerender-page.ts'
import { setLanguage } from '../lib/locale.ts'
import { createQueryClient } from '../api/query-client.ts'
import { serveBrand } from '../api/region.ts'
import { seedOf } from '../api/query-seed.ts'
import { brandQuery } from '../entities/brand/brand-info.ts'
import { firstMenuKey } from '../entities/menu/menu.ts'
import { popularKey, popularOf } from '../entities/menu/popular.ts'
import { m } from '../paraglide/messages.js'

export { m } from '../paraglide/messages.js'

/** The parts of pages that a build gives them: the script inside every one, and for each screen its styles and the files of its code. */
export type Frames = { boot: string; screens: Record<PageContent['screen'], Frame> }

/** Renders a whole page as a fresh guest sees it, with the answers that it needs. The build and the gateway both make their pages by this. */
export async function renderDocument(content: PageContent, { boot, screens }: Frames): Promise<string> {
  return documentOf(content, { boot, frame: screens[content.screen], first: await renderScreen(content) })
}

/** The text of a page of one brand in one language; without a first screen it is the plain one. */
export function documentOf(
  { brand, language }: Pick<PageContent, 'brand' | 'language'>,
  { boot, frame, first }: { boot: string; frame: Frame; first?: Awaited<ReturnType<typeof renderScreen>> },
): string {
  const { lang, short, locale } = language === languageIds.en ? english : chinese
  return pageText({ lang, brand, title: m.shell_title({}, { locale }), installed: `${brand}.${short}.webmanifest`, boot, frame, first })
}

const english = { lang: 'en', short: 'en', locale: 'en' } as const
const chinese = { lang: 'zh-Hant-HK', short: 'tc', locale: 'zh-Hant' } as const

/** Renders a screen; gives its markup, its hints for the head, and the answers inside it as JSON. */
async function renderScreen(content: PageContent): Promise<{ html: string; hints: string; seed: string }> {
  setLanguage(content.language === languageIds.en ? english.lang : chinese.lang)
  serveBrand(String(content.brand))
  const queries = createQueryClient()
  fill(queries, content)
  const router = (children: ReactNode) => <StaticRouter location={content.path}>{children}</StaticRouter>
  // In one piece: a screen that is cut up would need scripts of React's own in the page, which its policy refuses.
  const { prelude } = await prerender(<App queries={queries} router={router} />, { progressiveChunkSize: Infinity })
  const [, hints = '', html = ''] = /^((?:<link [^>]*>)*)(.*)$/s.exec(await new Response(prelude).text()) ?? []
  const seed = seedOf(queries)
  queries.clear() // its timers would keep the build waiting
  return { html: withoutTransitionMarks(html), hints, seed }
}

/** The answers that a first screen is rendered with; a newcomer's map asks nothing of the server. */
function fill(queries: QueryClient, { screen, menu, brandInfos }: PageContent): void {
  if (!menu) return
  if (screen !== 'home') return void queries.setQueryData(firstMenuKey(), menu)
  queries.setQueryData(brandQuery().queryKey, { brandInfos: brandInfos as Record<Brand, BrandInfo> }) // every brand has a record
  queries.setQueryData(popularKey(), popularOf(menu))
}
