import { formatPrice, languageIds, orderTypes, regions, type Language, type OrderType, type Product } from '@harbour/rules'
import type { BrandRecord, ShopRecord } from '../../modules/catalogue/catalogue.ts'
import { localize, type LocalizedText } from '../../platform/localized-text.ts'
import type { Site, Subject } from './page-subject.ts'
import { screenTexts } from './screen-texts.ts'

/** The longest description: search shows no more of one, and a sign of Chinese is as wide as two letters. */
const mostLetters = { [languageIds.tc]: 80, [languageIds.en]: 160 }

export type PageTexts = { site: string; title: string; description: string }

/** The name of the site, the title and the description of a page. `headings` are those of the brand's menu, `shops` the number of its shops. */
export function pageTexts(subject: Subject, { brand, language, headings, shops }: TextsInput): PageTexts {
  const site = siteName(brand, language)
  const name = nameOf(subject, language)
  const said = about(subject, { site, language, headings, shops })
  return { site, title: name === '' ? site : `${name} · ${site}`, description: clipped(said, mostLetters[language]) }
}

type TextsInput = { brand: Pick<BrandRecord, 'brand' | 'name'>; language: Site['language']; headings: readonly string[]; shops: number }

const cities: Record<'HK' | 'MO', LocalizedText> = { HK: { tc: '香港', en: 'Hong Kong' }, MO: { tc: '澳門', en: 'Macau' } }

/** The brand's name with its city, unless the chain says that itself. */
function siteName({ brand, name }: Pick<BrandRecord, 'brand' | 'name'>, language: Language): string {
  const [own, city] = [localize(name, language), localize(cities[regions[brand].code], language)]
  if (own.includes(city)) return own
  return language === languageIds.en ? `${own} ${city}` : `${own}（${city}）`
}

/** The heading of the screen; home has no other name than the site's. */
function nameOf(subject: Subject, language: Language): string {
  if (subject.kind === 'menu') return localize({ tc: '餐牌', en: 'Menu' }, language)
  if (subject.kind === 'dish') return subject.product.name
  if (subject.kind === 'shop') return localize(subject.shop.name, language)
  return subject.kind === 'screen' ? localize(screenTexts[subject.screen].title, language) : ''
}

type AboutInput = Pick<TextsInput, 'language' | 'headings' | 'shops'> & { site: string }

function about(subject: Subject, { site, language, headings, shops }: AboutInput): string {
  const say = (text: LocalizedText) => localize(text, language)
  const list = headings.join(say({ tc: '、', en: ', ' }))
  if (subject.kind === 'menu') {
    const way = say(wayWords[subject.orderType])
    return say({ tc: `${site}${way}餐牌及價錢：${list}。`, en: `The ${way} menu of ${site}, with prices: ${list}.` })
  }
  if (subject.kind === 'dish') return aboutDish(subject.product, { site, language })
  if (subject.kind === 'shop') return aboutShop(subject.shop, { site, language })
  if (subject.kind === 'screen') return say(screenTexts[subject.screen].about).replace('{site}', () => site)
  return say({
    tc: `在${site}網上訂餐，${shops}間分店外送、外賣自取或堂食：${list}。`,
    en: `Order online from ${site} for delivery, takeaway or dine-in at ${shops} shops: ${list}.`,
  })
}

/** The ways of eating inside a sentence. */
export const wayWords: Record<OrderType, LocalizedText> = {
  [orderTypes.takeaway]: { tc: '外賣自取', en: 'takeaway' },
  [orderTypes.delivery]: { tc: '外送', en: 'delivery' },
  [orderTypes.dineIn]: { tc: '堂食', en: 'dine-in' },
}

function aboutDish({ name, description, price, requirements }: Product, { site, language }: { site: string; language: Language }): string {
  const amount = formatPrice(price)
  const dearer = requirements.some(({ kind, options }) => kind === 'size' && options.some((option) => option.price > 0))
  const from = dearer ? { tc: `${amount}起`, en: `From ${amount}` } : { tc: amount, en: amount }
  const words = description.replace(/[.。]$/, '')
  const [tc, en] = words === '' ? [`${name}：`, `${name}: `] : [`${name}：${words}。`, `${name}: ${words}. `]
  return localize({ tc: `${tc}${from.tc}，${site}網上訂餐。`, en: `${en}${from.en} at ${site}: order online.` }, language)
}

function aboutShop(
  { brand, address, phone, orderTypes: ways }: ShopRecord,
  { site, language }: { site: string; language: Language },
): string {
  const where = localize(address, language)
  const call = `+${regions[brand].phonePrefix} ${phone.slice(0, 4)} ${phone.slice(4)}`
  const offered = ways.map((way) => localize(wayWords[way], language)).join(localize({ tc: '、', en: ', ' }, language))
  return localize(
    {
      tc: `${site}，地址：${where}，電話：${call}。營業時間及餐牌，${offered}。`,
      en: `${site}, ${where}. Tel. ${call}. Opening hours and menu; ${offered}.`,
    },
    language,
  )
}

/** The text as far as it fits, ending with a whole word. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = /[A-Za-z0-9]/.test(text[most - 1] ?? '') ? cut.replace(/\s*[\w’'$&.,-]*$/, '') : cut
  return `${(end || cut).replace(/[\s,、，;:：·&]+$/, '')}…`
}
