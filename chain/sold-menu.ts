import {
  languageIds,
  cents,
  type Brand,
  type Cents,
  type Language,
  type Product,
  type Requirement,
  type SetMealGroup,
  type SetMealMain,
  type SetMealProduct,
  type Station,
} from '@harbour/rules'
import type { ChainCategory, ChainProduct, ChainRequirement, ChainSetGroup, ChainSetMain, ChainSetProduct, Prices, Words } from './types.ts'

/** A heading as one brand has it, in one language, with the entries under it in order. */
export type SoldHeading = { categoryId: string; name: string; note?: string; picture: string; station?: Station; uids: string[] }

/** The sources of a brand's headings: the chain's own records, and what the brand sells of them in the language. */
export type MenuContent = { brand: Brand; language: Language; categories: ChainCategory[]; products: ChainProduct[]; sold: Product[] }

/** A product as one brand sells it, in one language; undefined where the brand does not sell it. Choices without a price there fall away. */
export function soldProduct(product: ChainProduct, brand: Brand, language: Language): Product | undefined {
  const price = priceAt(product.price, brand)
  if (price === undefined) return undefined
  const at = { brand, language }
  return {
    uid: uidOf(brand, product.pid),
    pid: product.pid,
    type: product.type,
    name: say(product.name, language),
    otherName: say(product.name, language === languageIds.en ? languageIds.tc : languageIds.en),
    description: say(product.description, language),
    picture: product.picture,
    tall: product.tall ?? false,
    price,
    originalPrice: product.originalPrice && priceAt(product.originalPrice, brand),
    boxes: product.boxes,
    makeMinutes: product.makeMinutes,
    spice: product.spice ?? 0,
    kcal: product.kcal,
    portion: product.portion,
    vegetarian: product.vegetarian ?? false,
    alcohol: product.alcohol ?? false,
    fresh: product.fresh ?? false,
    contains: product.contains,
    mayContain: product.mayContain,
    service: product.service,
    orderTypes: product.orderTypes,
    most: product.most ?? mostOfAProduct,
    requirements: (product.requirements ?? []).map((requirement) => requirementOf(requirement, at)),
    groups: (product.groups ?? []).map((group) => groupOf(group, at)),
  }
}

/** The headings of a brand's menu in order; one that sells nothing is left out. */
export function soldHeadings({ brand, language, categories, products, sold }: MenuContent): SoldHeading[] {
  const onSale = new Set(sold.map(({ pid }) => pid))
  return categories
    .map((category) => ({
      categoryId: category.categoryId,
      name: say(category.name, language),
      note: category.note && say(category.note, language),
      picture: category.picture,
      station: category.station,
      uids: pidsUnder(category, products)
        .filter((pid) => onSale.has(pid))
        .map((pid) => uidOf(brand, pid)),
    }))
    .filter(({ uids }) => uids.length > 0)
}

/** The brand's menu entry for a product; a cart line names it. */
export function uidOf(brand: Brand, pid: string): string {
  return `${brand}-${pid}`
}

/** The protocol takes up to 99 of a line; more than this needs a phone call to the shop. */
const mostOfAProduct = 20

type At = { brand: Brand; language: Language }

function requirementOf(requirement: ChainRequirement, { brand, language }: At): Requirement {
  return {
    ...requirement,
    name: say(requirement.name, language),
    note: requirement.note && say(requirement.note, language),
    options: requirement.options.flatMap(({ priceRules: _, ...option }) => {
      const price = priceAt(option.price, brand)
      return price === undefined
        ? []
        : [{ ...option, name: say(option.name, language), note: option.note && say(option.note, language), price }]
    }),
  }
}

function groupOf(group: ChainSetGroup, at: At): SetMealGroup {
  return { ...group, name: say(group.name, at.language), mains: group.mains.flatMap((main) => mainOf(main, at) ?? []) }
}

function mainOf({ priceRules: _, ...main }: ChainSetMain, at: At): SetMealMain | undefined {
  const price = priceAt(main.price, at.brand)
  if (price === undefined) return undefined
  return {
    ...main,
    name: say(main.name, at.language),
    note: main.note && say(main.note, at.language),
    price,
    groups: main.groups.map((group) => ({
      ...group,
      name: say(group.name, at.language),
      products: group.products.flatMap((product) => setProductOf(product, at) ?? []),
    })),
  }
}

function setProductOf({ priceRules: _, ...product }: ChainSetProduct, { brand, language }: At): SetMealProduct | undefined {
  const price = priceAt(product.price, brand)
  if (price === undefined) return undefined
  return {
    ...product,
    name: say(product.name, language),
    price,
    properties: product.properties?.map((property) => ({
      ...property,
      name: say(property.name, language),
      values: property.values.map((value) => ({ ...value, name: say(value.name, language) })),
    })),
  }
}

function priceAt(prices: Prices, brand: Brand): Cents | undefined {
  const amount = prices[brand]
  return amount === undefined ? undefined : cents(amount)
}

/** A heading that gathers products names them; any other holds the products that name it. */
function pidsUnder({ categoryId, pids }: ChainCategory, products: ChainProduct[]): string[] {
  return pids ?? products.filter(({ category }) => category === categoryId).map(({ pid }) => pid)
}

function say(words: Words, language: Language): string {
  return language === languageIds.en ? words.en : words.tc
}
