import type { SoldMenu } from '@harbour/chain/sold-pages.ts'
import { languageIds, regions, type Brand, type Instant } from '@harbour/rules'
import type { Catalogue } from '../../modules/catalogue/catalogue.ts'
import { addressesOf, addressOf, type PageAddresses } from './page-addresses.ts'
import { menuPath, type Site, type Sold, type Subject } from './page-subject.ts'
import { pageTexts, type PageTexts } from './page-texts.ts'
import { dishData, menuData } from './menu-data.ts'
import { menuWayOf, phoneOf, restaurantData } from './restaurant-data.ts'

/** What a page says to machines, as markup: the beginning of its head, and its data, which stands at the end of its body, after what guests see. */
export type PageHead = { site: string; head: string; data: string }

/** `origin` is left out where nobody can say how guests find these pages: then nothing absolute is said. `brands` are those that are open, `menu` is the site's. */
export type HeadInput = {
  site: Site
  origin: string | undefined
  brands: readonly Brand[]
  now: Instant
  catalogue: Sold & Pick<Catalogue, 'brand'>
  menu: SoldMenu
}

/** The title, the description, the addresses, the card that is shown where the page is shared, and the data of a page. */
export function pageHead(subject: Subject, { site, origin, brands, now, catalogue, menu }: HeadInput): PageHead {
  const { brand, language } = site
  const texts = pageTexts(subject, {
    brand: catalogue.brand(brand),
    language,
    headings: menu.categories.map(({ name }) => name),
    shops: catalogue.shops(brand).length,
  })
  const pages = origin === undefined ? [] : addressesOf(subject, { origin, brands, catalogue })
  const page = pages.find((each) => each.brand === brand && each.language === language)
  const head = [...textTags(texts), ...addressTags(page), ...cardTags({ subject, site, texts, origin, page })].join('')
  if (origin === undefined || page === undefined) return { site: texts.site, head, data: '' }
  const urlOf = (path: string) => addressOf(origin, path, language)
  return { site: texts.site, head, data: scriptOf(dataOf()) }

  function dataOf(): object | undefined {
    const [url, picture] = [page?.canonical ?? '', `${origin}${pictureOf(subject).path}`]
    if (subject.kind === 'dish') return dishData(subject.product, { brand, language, url, picture, seller: texts.site })
    if (subject.kind === 'menu')
      return menuData({ menu, orderType: subject.orderType, name: texts.title, url, urlOf: ({ uid }) => urlOf(`/foodDetail/${uid}`) })
    if (subject.kind === 'shop')
      return restaurantData(subject.shop, { language, now, url, menuUrl: urlOf(menuPath(menuWayOf(subject.shop), brand)), picture })
    if (subject.kind !== 'home') return undefined
    const { hotline } = catalogue.brand(brand)
    const organization = { '@type': 'Organization', name: texts.site, url, logo: picture, telephone: phoneOf(brand, hotline) }
    return { '@context': 'https://schema.org', ...organization }
  }
}

const textTags = ({ title, description }: PageTexts) => [`<title>${escaped(title)}</title>`, meta('name', 'description', description)]

const addressTags = (page: PageAddresses | undefined) =>
  page === undefined
    ? []
    : [
        `<link rel="canonical" href="${escaped(page.canonical)}">`,
        ...page.alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`),
      ]

type CardInput = { subject: Subject; site: Site; texts: PageTexts; origin: string | undefined; page: PageAddresses | undefined }

function cardTags({ subject, site, texts, origin, page }: CardInput): string[] {
  const { path, width, height, type, card } = pictureOf(subject)
  const locale = site.language === languageIds.en ? 'en_GB' : `zh_${regions[site.brand].code}`
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
    ...(page ? [meta('property', 'og:url', page.canonical)] : []),
    ...(origin === undefined ? [] : picture.map(([name, content]) => meta('property', name, content))),
    meta('name', 'twitter:card', card),
  ]
}

/** The picture that stands for a page where it is shared: a dish's own, else the brand's mark. */
function pictureOf(subject: Subject) {
  if (subject.kind !== 'dish') return { path: '/icons/whole-512.png', width: 512, height: 512, type: 'image/png', card: 'summary' }
  return { path: `/pictures/share/${subject.product.picture}.jpg`, width: 1200, height: 630, type: 'image/jpeg', card: 'summary_large_image' }
}

const meta = (by: 'name' | 'property', name: string, content: string) => `<meta ${by}="${name}" content="${escaped(content)}">`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Data is no script, so the policy of pages lets it stand; it must not end its element. */
const scriptOf = (data: object | undefined) =>
  data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
