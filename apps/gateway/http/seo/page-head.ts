import { uidOf } from '@harbour/chain/sold-menu.ts'
import type { SoldMenu } from '@harbour/chain/sold-pages.ts'
import { languageIds, type Brand, type Instant } from '@harbour/rules'
import type { Catalogue } from '../../modules/catalogue/catalogue.ts'
import { addressesOf, addressOf, type Alternate } from './page-addresses.ts'
import { menuPath, type Site, type Sold, type Subject } from './page-subject.ts'
import { pageTexts, type PageTexts } from './page-texts.ts'
import { dishData, menuData } from './menu-data.ts'
import { menuWayOf, phoneOf, restaurantData } from './restaurant-data.ts'

/** The words of a page for machines, as markup: the beginning of its head, and its data, which stands at the end of its body, after what guests see. */
export type PageHead = { site: string; head: string; data: string }

/** `origin` is left out where nobody can say how guests find these pages: then nothing absolute is said. `brands` are those that are open, `menu` is the site's. */
export type HeadInput = {
  site: Site
  /** Says whether the address itself names the language. */
  asksLanguage: boolean
  origin: string | undefined
  brands: readonly Brand[]
  now: Instant
  catalogue: Sold & Pick<Catalogue, 'brand'>
  menu: SoldMenu
}

/** The title, the description, the addresses, the card that is shown where the page is shared, and the data of a page. */
export function pageHead(subject: Subject, input: HeadInput): PageHead {
  const { site, origin, catalogue, menu } = input
  const texts = pageTexts(subject, {
    brand: catalogue.brand(site.brand),
    language: site.language,
    headings: menu.categories.map(({ name }) => name),
    shops: catalogue.shops(site.brand).length,
  })
  const page = origin === undefined ? undefined : addressed(subject, { ...input, origin })
  const head = [...textTags(texts), ...addressTags(page), ...cardTags({ subject, site, texts, origin, page })].join('')
  const data = origin === undefined || page === undefined ? '' : dataScript(subject, { ...input, origin, texts, url: page.url })
  return { site: texts.site, head, data }
}

type Page = { url: string; alternates: Alternate[] }

/** The addresses of a page; where no language is asked for, it is the page for whoever asks for none. */
function addressed(subject: Subject, { site, asksLanguage, ...input }: HeadInput & { origin: string }): Page | undefined {
  const pages = addressesOf(subject, input)
  const page = pages.find(({ brand, language }) => brand === site.brand && language === site.language)
  return page && { url: asksLanguage ? page.canonical : page.plain, alternates: page.alternates }
}

type DataInput = HeadInput & { origin: string; texts: PageTexts; url: string }

/** The most scripts that are kept of a menu: for each way of eating, with a language and without, under the names of this machine. */
const mostScripts = 24
const menuScripts = new WeakMap<SoldMenu, Map<string, string>>()

/** The data of a page as markup. A menu's is long, and the same until the menu is another one. */
function dataScript(subject: Subject, input: DataInput): string {
  if (subject.kind !== 'menu') return scriptOf(dataOf(subject, input))
  const known = menuScripts.get(input.menu) ?? new Map<string, string>()
  menuScripts.set(input.menu, known)
  const key = `${input.url} ${input.texts.title}`
  const script = known.get(key) ?? scriptOf(dataOf(subject, input))
  if (known.size < mostScripts) known.set(key, script)
  return script
}

function dataOf(subject: Subject, { site: { brand, language }, origin, now, catalogue, menu, texts, url }: DataInput): object | undefined {
  const picture = `${origin}${pictureOf(subject).path}`
  const urlOf = (path: string) => addressOf(origin, path, language)
  if (subject.kind === 'dish') {
    const dishOf = (pid: string) => catalogue.products(brand, language).get(uidOf(brand, pid))
    return dishData(subject.product, { brand, language, url, picture, seller: texts.site, dishOf })
  }
  if (subject.kind === 'menu')
    return menuData({ menu, orderType: subject.orderType, name: texts.title, url, urlOf: ({ uid }) => urlOf(`/foodDetail/${uid}`) })
  if (subject.kind === 'shop')
    return restaurantData(subject.shop, { language, now, url, menuUrl: urlOf(menuPath(menuWayOf(subject.shop), brand)), picture })
  if (subject.kind !== 'home') return undefined
  const telephone = phoneOf(brand, catalogue.brand(brand).hotline)
  return { '@context': 'https://schema.org', '@type': 'Organization', name: texts.site, url, logo: picture, telephone }
}

const textTags = ({ title, description }: PageTexts) => [`<title>${escaped(title)}</title>`, meta('name', 'description', description)]

const addressTags = (page: Page | undefined) =>
  page === undefined
    ? []
    : [
        `<link rel="canonical" href="${escaped(page.url)}">`,
        ...page.alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`),
      ]

type CardInput = { subject: Subject; site: Site; texts: PageTexts; origin: string | undefined; page: Page | undefined }

function cardTags({ subject, site, texts, origin, page }: CardInput): string[] {
  const { path, width, height, type, card } = pictureOf(subject)
  const locale = site.language === languageIds.en ? 'en_GB' : 'zh_HK'
  const picture = [
    ['og:image', `${origin}${path}`],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:type', type],
    ['og:image:alt', texts.title],
  ] as const
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', texts.site),
    meta('property', 'og:title', texts.title),
    meta('property', 'og:description', texts.description),
    meta('property', 'og:locale', locale),
    ...(page ? [meta('property', 'og:url', page.url)] : []),
    ...(origin === undefined ? [] : picture.map(([name, content]) => meta('property', name, content))),
    meta('name', 'twitter:card', card),
  ]
}

/** The picture that stands for a page where it is shared: a dish's own, else the brand's mark. */
function pictureOf(subject: Subject) {
  if (subject.kind !== 'dish') return { path: '/icons/whole-512.png', width: 512, height: 512, type: 'image/png', card: 'summary' }
  return {
    path: `/pictures/share/${subject.product.picture}.jpg`,
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    card: 'summary_large_image',
  }
}

const meta = (by: 'name' | 'property', name: string, content: string) => `<meta ${by}="${name}" content="${escaped(content)}">`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Data is no script, so the policy of pages lets it stand; it must not end its element. */
const scriptOf = (data: object | undefined) =>
  data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
