import { languageIds, orderTypes, type Brand, type Instant } from '@harbour/rules'
import { addressesOf, type AddressInput, type Alternate } from './page-addresses.ts'
import type { Sold, Subject } from './page-subject.ts'
import { publicScreens } from './screen-texts.ts'

/** The most pages that the protocol lets one file list. */
const mostPages = 50_000

type SitemapInput = AddressInput & { publishedAt: Instant | null }

/**
 * The sitemap of all pages that anybody may find, by the paths of its files: one, or an index and as many as it takes. A page was changed last when the
 * version of the catalogue was published that it shows.
 */
export function sitemapFiles({ publishedAt, ...input }: SitemapInput, most = mostPages): Map<string, string> {
  const changed = publishedAt === null ? '' : `<lastmod>${new Date(publishedAt).toISOString()}</lastmod>`
  const urls = subjectsOf(input).flatMap((subject) =>
    addressesOf(subject, input).map(({ canonical, alternates }) => `<url>${located(canonical)}${changed}${linked(alternates)}</url>`),
  )
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, at) => urlSet(urls.slice(at * most, (at + 1) * most)))
  const [only, ...more] = parts
  if (only !== undefined && more.length === 0) return new Map([['/sitemap.xml', only]])
  const files = parts.map((part, at) => [`/sitemap-${at + 1}.xml`, part] as const)
  const listed = files.map(([path]) => `<sitemap>${located(`${input.origin}${path}`)}${changed}</sitemap>`)
  return new Map([['/sitemap.xml', `${declared}<sitemapindex xmlns="${protocol}">${listed.join('\n')}</sitemapindex>\n`], ...files])
}

const declared = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (urls: string[]) =>
  `${declared}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`

const located = (url: string) => `<loc>${escaped(url)}</loc>`

const linked = (alternates: Alternate[]) =>
  alternates.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`).join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** All that pages are about; a dish of both brands once. */
function subjectsOf({ brands, catalogue }: { brands: readonly Brand[]; catalogue: Sold }): Subject[] {
  const sold = brands.flatMap((brand) => [...catalogue.products(brand, languageIds.tc).values()])
  return [
    { kind: 'home' },
    ...Object.values(orderTypes).map((orderType): Subject => ({ kind: 'menu', orderType })),
    ...publicScreens.map((screen): Subject => ({ kind: 'screen', screen })),
    ...[...new Map(sold.map((product) => [product.pid, product])).values()].map((product): Subject => ({ kind: 'dish', product })),
    ...brands.flatMap((brand) => catalogue.shops(brand)).map((shop): Subject => ({ kind: 'shop', shop })),
  ]
}
