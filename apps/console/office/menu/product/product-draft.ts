import type { ChainOption, ChainPriceRule, ChainProduct, ChainRequirement, ChainSetMain, Prices, Words } from '@harbour/chain'
import type { ProductType } from '@harbour/rules'

const noWords: Words = { tc: '', en: '' }

/** A product as a form holds it: fields that a record may lack are there, empty. */
export function productDraft(product: ChainProduct): ChainProduct {
  return {
    ...product,
    originalPrice: product.originalPrice ?? {},
    requirements: (product.requirements ?? []).map(requirementDraft),
    groups: (product.groups ?? []).map((group) => ({ ...group, mains: group.mains.map(mainDraft) })),
  }
}

const requirementDraft = (requirement: ChainRequirement): ChainRequirement => ({
  ...requirement,
  note: requirement.note ?? noWords,
  options: requirement.options.map((option) => ({ ...option, note: option.note ?? noWords, excludes: option.excludes ?? [] })),
})

const mainDraft = (main: ChainSetMain): ChainSetMain => ({ ...main, note: main.note ?? noWords })

/** A product as it is saved: without what is empty. A dish with choices is one that asks something; a set stays a set. */
export function productRecord(draft: ChainProduct): ChainProduct {
  const { originalPrice = {}, requirements = [], groups = [], service, orderTypes, spice, kcal, portion, most, ...rest } = draft
  const isSet = draft.type === 2
  const served = service && (service.weekdays !== undefined || (service.windows?.length ?? 0) > 0) ? service : undefined
  return present({
    ...rest,
    type: isSet ? draft.type : requirements.length > 0 ? asksChoices : simple,
    name: trimmed(draft.name),
    description: trimmed(draft.description),
    price: pricesOf(draft.price),
    originalPrice: Object.keys(pricesOf(originalPrice)).length > 0 ? pricesOf(originalPrice) : undefined,
    priceRules: rulesRecord(draft.priceRules),
    service: served && present({ weekdays: served.weekdays, windows: served.windows?.length ? served.windows : undefined }),
    orderTypes: orderTypes?.length ? orderTypes : undefined,
    spice,
    kcal,
    portion,
    most,
    requirements: !isSet && requirements.length > 0 ? requirements.map(requirementRecord) : undefined,
    groups: isSet ? groups.map((group) => ({ ...group, name: trimmed(group.name), mains: group.mains.map(mainRecord) })) : undefined,
  })
}

const [simple, asksChoices]: ProductType[] = [1, 3]

const requirementRecord = (requirement: ChainRequirement): ChainRequirement =>
  present({
    ...requirement,
    name: trimmed(requirement.name),
    note: noteRecord(requirement.note),
    options: requirement.options.map(optionRecord),
  })

const optionRecord = (option: ChainOption): ChainOption =>
  present({
    ...option,
    name: trimmed(option.name),
    note: noteRecord(option.note),
    picture: option.picture || undefined,
    price: pricesOf(option.price),
    priceRules: rulesRecord(option.priceRules),
    excludes: option.excludes?.length ? option.excludes : undefined,
  })

const mainRecord = (main: ChainSetMain): ChainSetMain =>
  present({
    ...main,
    name: trimmed(main.name),
    note: noteRecord(main.note),
    price: pricesOf(main.price),
    priceRules: rulesRecord(main.priceRules),
    groups: main.groups.map((inner) => ({
      ...inner,
      name: trimmed(inner.name),
      products: inner.products.map((each) =>
        present({ ...each, name: trimmed(each.name), price: pricesOf(each.price), priceRules: rulesRecord(each.priceRules) }),
      ),
    })),
  })

const trimmed = ({ tc, en }: Words): Words => ({ tc: tc.trim(), en: en.trim() })

const noteRecord = (note: Words | undefined): Words | undefined => (note && (note.tc.trim() || note.en.trim()) ? trimmed(note) : undefined)

/** The other prices of shops and times, each without the limits that it has not. */
const rulesRecord = (rules: readonly ChainPriceRule[] = []): ChainPriceRule[] | undefined =>
  rules.length > 0 ? rules.map((rule) => present({ ...rule, price: pricesOf(rule.price) })) : undefined

/** The prices that are there. */
const pricesOf = (prices: Prices): Prices =>
  Object.fromEntries(Object.entries(prices).filter(([, sum]) => sum !== undefined && sum !== null))

/** Without the fields that are not there or were emptied, and without those that are off: a record lacks what it is not. */
const present = <Part extends object>(part: { [Key in keyof Part]: Part[Key] | undefined }): Part =>
  // What is taken out is undefined, null or false, which none of the fields that have to be there is.
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined && value !== null && value !== false)) as Part

/** A new product of a kind, in a category, with nothing in it yet. */
export const newProduct = (type: ProductType, category: string): ChainProduct => ({
  pid: '',
  type,
  category,
  name: noWords,
  description: noWords,
  picture: '',
  price: {},
  boxes: 0,
  makeMinutes: 10,
  contains: [],
  mayContain: [],
})

/** A copy of a product under an id that is free yet. */
export function productCopy(product: ChainProduct, taken: ReadonlySet<string>, suffix: Words): ChainProduct {
  const pid = freeId(product.pid, taken)
  return { ...product, pid, name: { tc: product.name.tc + suffix.tc, en: product.name.en + suffix.en } }
}

/** An id like this one that is free yet: `margherita-2`. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  const stem = id.replace(/-\d+$/, '').slice(0, 56)
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}

/** An id made of an English name: `garlic-bread-4`. */
export const idFrom = (english: string): string =>
  english
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 56)
