import { brands, categories as chainCategories, products, promotions } from '@harbour/chain'
import { soldHeadings, soldProduct } from '@harbour/chain/sold-menu.ts'
import { offersOf } from '@harbour/chain/sold-promotion.ts'
import type { BrandInfo, Menu } from '@harbour/protocol'
import { languageIds, cents, regions, type Brand, type Language } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'

type Renderer = typeof import('../app/prerender.tsx')
type Page = { renderer: Renderer; brand: Brand; language: Language }

export type FirstScreen = 'home' | 'menu' | 'place'

const firstProducts = 8

/**
 * The answers that a first screen is rendered with, from the chain as it is shipped, and no more than it shows. They are marked
 * as old, so that the app asks the server as soon as it stands, and shows what the server says.
 */
export function firstAnswers(screen: FirstScreen, { renderer, brand, language }: Page) {
  return (queries: QueryClient) => {
    if (screen === 'place') return undefined // a newcomer's map asks nothing of the server
    const menu = firstMenu(brand, language)
    if (screen === 'menu') return void queries.setQueryData<Menu>(renderer.firstMenuKey(), menu)
    const say = (words: { tc: string; en: string }) => (language === languageIds.en ? words.en : words.tc)
    const brandInfos = Object.fromEntries(brands.map((each) => [each.brand, brandInfoOf(each, say)]))
    queries.setQueryData(renderer.brandQuery().queryKey, { brandInfos: brandInfos as Record<Brand, BrandInfo> })
    queries.setQueryData(renderer.popularKey(), renderer.popularOf(menu))
  }
}

function firstMenu(brand: Brand, language: Language): Menu {
  const sold = products.flatMap((product) => soldProduct(product, brand, language) ?? [])
  const headings = soldHeadings({ brand, language, categories: chainCategories, products, sold })
  const shown = headings[0]?.uids.slice(0, firstProducts) ?? []
  // The first heading fills the screen; what stands below it comes with the whole menu.
  const categories = headings.map((heading, at) => ({ ...heading, uids: at === 0 ? shown : [] }))
  return { version: '', brand, language, categories, products: sold.filter(({ uid }) => shown.includes(uid)) }
}

function brandInfoOf(each: (typeof brands)[number], say: (words: { tc: string; en: string }) => string): BrandInfo {
  const { currency, phonePrefix, centre } = regions[each.brand]
  return {
    brandId: each.brand,
    name: say(each.name),
    hotline: each.hotline,
    currency,
    phonePrefix,
    mapCentre: centre,
    posId: '', // the gateway's own setting, told once the page stands
    fees: { cutlery: cents(each.fees.cutlery), boxedMeal: cents(each.fees.boxedMeal), boxedMealCap: cents(each.fees.boxedMealCap) },
    asksQuarantine: each.asksQuarantine,
    // A card that has its days waits for the server, which knows the day.
    offers: offersOf(each, promotions)
      .filter(({ dates }) => !dates)
      .map((offer) => ({ ...offer, badge: say(offer.badge), title: say(offer.title), note: say(offer.note) })),
  }
}
