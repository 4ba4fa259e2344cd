import { brandIds, languageIds, regions, type Brand, type Language } from '@harbour/rules'
import { editionsOf, type Edition, type Site, type Sold, type Subject } from './page-subject.ts'

/** A page in another language or for another region; `x-default` is for whoever none of them is meant for. */
export type Alternate = { hreflang: string; href: string }
/** `canonical` is in its language, `plain` where no language is asked for: of the first brand the page for everybody, of another, which has none, that of its language. */
export type PageAddresses = { canonical: string; plain: string; alternates: Alternate[] }

export type AddressInput = { origin: string; brands: readonly Brand[]; catalogue: Sold }

/**
 * The addresses of all pages about a subject, by brand and language, the same of each of them; none of what nobody is to find. The language stands in every
 * one of them: without it, who asks decides.
 */
export function addressesOf(subject: Subject, { origin, brands, catalogue }: AddressInput): (Site & PageAddresses)[] {
  const editions = editionsOf(subject, { brands, catalogue })
  const alternates = alternatesOf(editions, origin)
  return editions.flatMap(({ brand, path }) =>
    Object.values(languageIds).map((language) => ({
      brand,
      language,
      canonical: addressOf(origin, path, language),
      plain: addressOf(origin, path, brand === editions[0]?.brand ? undefined : language),
      alternates,
    })),
  )
}

/** An address with its language; without one it is for everybody. */
export function addressOf(origin: string, path: string, language?: Language): string {
  const url = `${origin}${path}`
  if (language === undefined) return url
  return `${url}${path.includes('?') ? '&' : '?'}lang=${language === languageIds.en ? 'en' : 'tc'}`
}

/** English is English wherever it is read: it stands for Hong Kong's, and Macau's is for its own region, also of what only Macau has (062). */
function alternatesOf(editions: readonly Edition[], origin: string): Alternate[] {
  const [first] = editions
  if (!first) return []
  const pages = editions.flatMap(({ brand, path }) => [
    { hreflang: `zh-Hant-${regions[brand].code}`, href: addressOf(origin, path, languageIds.tc) },
    { hreflang: brand === brandIds.hongKong ? 'en' : `en-${regions[brand].code}`, href: addressOf(origin, path, languageIds.en) },
  ])
  return [...pages, { hreflang: 'x-default', href: addressOf(origin, first.path) }]
}
