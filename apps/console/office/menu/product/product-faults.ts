import type { ChainOption, ChainPriceRule, ChainProduct, ChainRequirement, ChainSetGroup, Prices, Words } from '@harbour/chain'
import { brandIds, type Brand } from '@harbour/rules'
import { priceRuleFaults, type PriceRuleFault } from './prices/price-rule-faults.ts'

/** The faults that a product can have, as the gateway refuses them. */
export type FaultCode =
  | 'missing'
  | 'chinese'
  | 'pid'
  | 'twice'
  | 'noBrand'
  | 'original'
  | 'contained'
  | 'range'
  | 'presets'
  | 'unmet'
  | 'noOptions'
  | 'noService'
  | 'time'
  | PriceRuleFault
export type ProductFault = { field: string; fault: FaultCode }

/** The faults of a product, each by the path of its field: what keeps it from being saved or from being published. */
export function productFaults(product: ChainProduct): ProductFault[] {
  const { pid, name, description, picture, category, contains, mayContain, service, requirements = [], groups = [] } = product
  return [
    ...idFaults('pid', pid, 61),
    ...wordsFaults('name', name),
    ...wordsFaults('description', description),
    ...(picture.trim() === '' ? [fault('picture', 'missing')] : []),
    ...(category === '' ? [fault('category', 'missing')] : []),
    ...priceFaults(product),
    ...ruleFaults('priceRules', product),
    ...(contains.some((allergen) => mayContain.includes(allergen)) ? [fault('mayContain', 'contained')] : []),
    ...(service?.weekdays?.length === 0 ? [fault('service', 'noService')] : []),
    ...((service?.windows ?? []).some(({ start, end }) => !time.test(start) || !time.test(end)) ? [fault('service', 'time')] : []),
    ...twiceFaults(
      requirements,
      ({ requirementId }) => requirementId,
      (at) => `requirements.${at}.requirementId`,
    ),
    ...requirements.flatMap((requirement, at) => requirementFaults(requirement, `requirements.${at}`, soldBrands(product.price))),
    ...twiceFaults(
      groups,
      ({ groupId }) => groupId,
      (at) => `groups.${at}.groupId`,
    ),
    ...groups.flatMap((group, at) => groupFaults(group, `groups.${at}`, soldBrands(product.price))),
  ]
}

const time = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

const fault = (field: string, code: FaultCode): ProductFault => ({ field, fault: code })

const brands: readonly Brand[] = Object.values(brandIds)

/** The brands that have a price. */
export const soldBrands = (price: Prices): Brand[] => brands.filter((brand) => price[brand] !== undefined)

function idFaults(field: string, id: string, most: number): ProductFault[] {
  if (id === '') return [fault(field, 'missing')]
  return /^[\w-]+$/.test(id) && id.length <= most ? [] : [fault(field, 'pid')]
}

const chinese = /\p{Script=Han}/u

/** Both languages are there, and the English text is English. */
function wordsFaults(field: string, { tc, en }: Words): ProductFault[] {
  const english = en.trim() === '' ? 'missing' : chinese.test(en) ? 'chinese' : undefined
  return [...(tc.trim() === '' ? [fault(`${field}.tc`, 'missing')] : []), ...(english ? [fault(`${field}.en`, english)] : [])]
}

/** A note is there in both languages or in none. */
const noteFaults = (field: string, note: Words | undefined): ProductFault[] =>
  note && (note.tc.trim() !== '' || note.en.trim() !== '') ? wordsFaults(field, note) : []

function priceFaults({ price, originalPrice }: ChainProduct): ProductFault[] {
  if (soldBrands(price).length === 0) return [fault(`price.${brandIds.hongKong}`, 'noBrand')]
  return soldBrands(price)
    .filter((brand) => (originalPrice?.[brand] ?? Infinity) <= (price[brand] ?? 0))
    .map((brand) => fault(`originalPrice.${brand}`, 'original'))
}

type Ruled = { price: Prices; priceRules?: readonly ChainPriceRule[] }

const ruleFaults = (field: string, { price, priceRules = [] }: Ruled): ProductFault[] =>
  priceRuleFaults(priceRules, price).map(([at, code]) => fault(`${field}.${at}`, code))

function twiceFaults<Part>(parts: readonly Part[], idOf: (part: Part) => string, fieldOf: (at: number) => string): ProductFault[] {
  const ids = parts.map(idOf)
  return ids.flatMap((id, at) => [
    ...idFaults(fieldOf(at), id, 64),
    ...(id !== '' && ids.indexOf(id) < at ? [fault(fieldOf(at), 'twice')] : []),
  ])
}

type Range = { min: number; max: number }
const rangeFaults = (field: string, { min, max }: Range): ProductFault[] => (min > max ? [fault(`${field}.max`, 'range')] : [])

function requirementFaults(requirement: ChainRequirement, field: string, sold: readonly Brand[]): ProductFault[] {
  const { name, note, min, max, options } = requirement
  const had = (brand: Brand) => options.filter(({ price }) => price[brand] !== undefined).reduce((sum, { most = 1 }) => sum + most, 0)
  return [
    ...wordsFaults(`${field}.name`, name),
    ...noteFaults(`${field}.note`, note),
    ...rangeFaults(field, requirement),
    ...(options.length === 0 ? [fault(`${field}.options`, 'noOptions')] : []),
    ...(options.filter(({ preset }) => preset).length > max ? [fault(`${field}.options`, 'presets')] : []),
    ...(options.length > 0 && sold.some((brand) => had(brand) < min) ? [fault(`${field}.options`, 'unmet')] : []),
    ...twiceFaults(
      options,
      ({ pid }) => pid,
      (at) => `${field}.options.${at}.pid`,
    ),
    ...options.flatMap((option, at) => optionFaults(option, `${field}.options.${at}`)),
  ]
}

const optionFaults = (option: ChainOption, field: string): ProductFault[] => [
  ...wordsFaults(`${field}.name`, option.name),
  ...noteFaults(`${field}.note`, option.note),
  ...ruleFaults(`${field}.priceRules`, option),
]

function groupFaults(group: ChainSetGroup, field: string, sold: readonly Brand[]): ProductFault[] {
  const had = (brand: Brand) =>
    group.mains.filter(({ price }) => price[brand] !== undefined).reduce((sum, { most = group.max }) => sum + most, 0)
  return [
    ...wordsFaults(`${field}.name`, group.name),
    ...rangeFaults(field, group),
    ...(group.mains.length === 0 ? [fault(`${field}.mains`, 'noOptions')] : []),
    ...(group.mains.length > 0 && sold.some((brand) => had(brand) < group.min) ? [fault(`${field}.mains`, 'unmet')] : []),
    ...group.mains.flatMap((main, at) => [
      ...wordsFaults(`${field}.mains.${at}.name`, main.name),
      ...noteFaults(`${field}.mains.${at}.note`, main.note),
      ...ruleFaults(`${field}.mains.${at}.priceRules`, main),
      ...main.groups.flatMap((inner, place) => innerFaults(inner, `${field}.mains.${at}.groups.${place}`)),
    ]),
  ]
}

type Inner = ChainSetGroup['mains'][number]['groups'][number]

const innerFaults = (inner: Inner, field: string): ProductFault[] => [
  ...idFaults(`${field}.groupId`, inner.groupId, 64),
  ...wordsFaults(`${field}.name`, inner.name),
  ...rangeFaults(field, inner),
  ...(inner.products.length === 0 ? [fault(`${field}.products`, 'noOptions')] : []),
  ...twiceFaults(
    inner.products,
    ({ pid }) => pid,
    (at) => `${field}.products.${at}.pid`,
  ),
  ...inner.products.flatMap((product, at) => [
    ...wordsFaults(`${field}.products.${at}.name`, product.name),
    ...ruleFaults(`${field}.products.${at}.priceRules`, product),
    ...(product.properties ?? []).flatMap((property, place) => propertyFaults(property, `${field}.products.${at}.properties.${place}`)),
  ]),
]

type Property = NonNullable<Inner['products'][number]['properties']>[number]

const propertyFaults = ({ name, values }: Property, field: string): ProductFault[] => [
  ...wordsFaults(`${field}.name`, name),
  ...(values.length === 0 ? [fault(field, 'noOptions')] : []),
  ...values.flatMap((value, at) => wordsFaults(`${field}.values.${at}.name`, value.name)),
]
