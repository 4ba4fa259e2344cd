import type { SoldMenu } from '@harbour/chain/sold-pages.ts'
import {
  allergens,
  centsToDollars,
  languageIds,
  regions,
  type Allergen,
  type Brand,
  type ChoiceTraits,
  type Language,
  type OrderType,
  type Product,
} from '@harbour/rules'
import { localize, type LocalizedText } from '../../platform/localized-text.ts'

/** The most dishes that a menu's data names: it is part of a page that phones load. The data of a longer menu has its sections alone; each dish has a page that says the rest. */
const mostItems = 500

type MenuInput = { menu: SoldMenu; orderType: OrderType; name: string; url: string; urlOf: (product: Product) => string }

/** A menu as schema.org has it: its sections, and under each its dishes with their prices. A dish stands once, under the first heading that has it. */
export function menuData({ menu, orderType, name, url, urlOf }: MenuInput): object {
  const { brand, language } = menu
  const left = new Map(menu.products.filter(({ orderTypes }) => orderTypes?.includes(orderType) ?? true).map((each) => [each.uid, each]))
  const named = left.size <= mostItems
  const sections = menu.categories.flatMap(({ name: heading, uids }) => {
    const dishes = uids.flatMap((uid) => left.get(uid) ?? [])
    for (const { uid } of dishes) left.delete(uid)
    return dishes.length === 0 ? [] : [{ heading, dishes }]
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': url,
    url,
    name,
    inLanguage: languageTag(language),
    hasMenuSection: sections.map(({ heading, dishes }) => ({
      '@type': 'MenuSection',
      name: heading,
      ...(named && { hasMenuItem: dishes.map((each) => ({ ...itemOf(each, brand), url: urlOf(each) })) }),
    })),
  }
}

/** `dishOf` finds the dish that a choice is. */
type DishInput = {
  brand: Brand
  language: Language
  url: string
  picture: string
  seller: string
  dishOf: (pid: string) => Product | undefined
}

/** A dish as schema.org has it: an item of a menu, and a product for what only products can say, such as allergens. */
export function dishData(product: Product, { brand, language, url, picture, seller, dishOf }: DishInput): object {
  const { description, kcal, contains, requirements, groups } = product
  const item = itemOf(product, brand)
  return {
    '@context': 'https://schema.org',
    ...item,
    '@type': ['MenuItem', 'Product'],
    '@id': url,
    url,
    image: picture,
    brand: { '@type': 'Brand', name: seller },
    ...(description !== '' && { description }),
    ...(kcal !== undefined && product.portion === undefined && requirements.length + groups.length === 0 && { nutrition: energy(kcal) }),
    additionalProperty: [
      ...allergensOf({ tc: '含致敏原', en: 'Contains allergens' }, contains, language),
      ...allergensOf({ tc: '或含致敏原', en: 'May contain allergens' }, mayContainOf(product, dishOf), language),
    ],
  }
}

/** The allergens that a dish may contain beyond those that it always does: by itself, or by what is chosen for it. */
function mayContainOf({ contains, mayContain, requirements, groups }: Product, dishOf: DishInput['dishOf']): Allergen[] {
  const mains = groups.flatMap((group) => group.mains)
  const inner = mains.flatMap((main) => main.groups.flatMap(({ products }) => products))
  const choices: (ChoiceTraits & { pid: string })[] = [
    ...requirements.flatMap(({ options }) => options),
    ...mains.map(({ pid }) => ({ pid })),
    ...inner,
  ]
  const may = new Set([{ contains: [], mayContain }, ...choices, ...choices.map(({ pid }) => dishOf(pid))].flatMap(traitsOf))
  return allergens.filter((each) => may.has(each) && !contains.includes(each))
}

const traitsOf = (traits: Pick<ChoiceTraits, 'contains' | 'mayContain'> | undefined): Allergen[] => [
  ...(traits?.contains ?? []),
  ...(traits?.mayContain ?? []),
]

/** Guests with a diet are told what the chain says of the dish, and nothing that follows from a list of allergens. */
function itemOf({ name, price, vegetarian }: Product, brand: Brand): object {
  return {
    '@type': 'MenuItem',
    name,
    ...(vegetarian && { suitableForDiet: 'https://schema.org/VegetarianDiet' }),
    offers: { '@type': 'Offer', price: centsToDollars(price), priceCurrency: regions[brand].currency },
  }
}

const energy = (kcal: number) => ({ '@type': 'NutritionInformation', calories: `${kcal} kcal` })

function allergensOf(name: LocalizedText, allergens: readonly Allergen[], language: Language): object[] {
  if (allergens.length === 0) return []
  const value = allergens.map((each) => localize(allergenNames[each], language)).join(localize({ tc: '、', en: ', ' }, language))
  return [{ '@type': 'PropertyValue', name: localize(name, language), value }]
}

/** The eight groups, as the app names them. */
const allergenNames: Record<Allergen, LocalizedText> = {
  gluten: { tc: '含麩質穀物', en: 'cereals with gluten' },
  crustacean: { tc: '甲殼類', en: 'crustaceans' },
  egg: { tc: '蛋', en: 'egg' },
  fish: { tc: '魚', en: 'fish' },
  peanut: { tc: '花生及大豆', en: 'peanuts and soya' },
  milk: { tc: '奶', en: 'milk' },
  nut: { tc: '木本堅果', en: 'tree nuts' },
  sulphite: { tc: '亞硫酸鹽', en: 'sulphites' },
}

export const languageTag = (language: Language): string => (language === languageIds.en ? 'en' : 'zh-Hant')
