import {
  repriceLine,
  type CartLine,
  type ChosenMain,
  type ChosenProduct,
  type Product,
  type SetMealInnerGroup,
  type SetMealMain,
} from '@harbour/rules'

type OptionPids = readonly { pid: string }[]

/**
 * The line with only those choices that the product still offers and that have not run out, priced anew: what is gone leaves its
 * question open, so that the guest is asked again.
 */
export function possibleLine(product: Product, line: CartLine, soldOut: ReadonlySet<string>): CartLine {
  const canHave = (offered: OptionPids) => (chosen: { pid: string }) =>
    !soldOut.has(chosen.pid) && offered.some(({ pid }) => pid === chosen.pid)
  const listRequirements = line.listRequirements.map(({ requirementId, pidData }) => {
    const options = product.requirements.find((asked) => asked.requirementId === requirementId)?.options ?? []
    return { requirementId, pidData: pidData.filter(canHave(options)) }
  })
  const possible = { ...line, listRequirements: listRequirements.filter(({ pidData }) => pidData.length > 0) }
  if (product.groups.length === 0) return repriceLine(product, possible)
  const groups = (line.selectedFood?.groups ?? []).map(({ groupId, mains }) => {
    const offered = product.groups.find((asked) => asked.groupId === groupId)?.mains ?? []
    return { groupId, mains: mains.filter(canHave(offered)).map((main) => possibleMain(main, offered, canHave)) }
  })
  return repriceLine(product, { ...possible, selectedFood: { groups: groups.filter(({ mains }) => mains.length > 0) } })
}

type CanHave = (offered: OptionPids) => (chosen: { pid: string }) => boolean

function possibleMain(chosen: ChosenMain, mains: readonly SetMealMain[], canHave: CanHave): ChosenMain {
  const asked = mains.find(({ pid }) => pid === chosen.pid)?.groups ?? []
  const groups = chosen.groups.map(({ groupId, products }) => {
    const inner = asked.find((group) => group.groupId === groupId)
    return { groupId, products: inner ? products.filter(canHave(inner.products)).map((product) => possibleProduct(product, inner)) : [] }
  })
  return { ...chosen, groups: groups.filter(({ products }) => products.length > 0) }
}

function possibleProduct(chosen: ChosenProduct, { products }: SetMealInnerGroup): ChosenProduct {
  const properties = products.find(({ pid }) => pid === chosen.pid)?.properties ?? []
  const isOffered = ({ propertyId, valueId }: ChosenProduct['listPropertys'][number]) =>
    properties.some((property) => property.propertyId === propertyId && property.values.some((value) => value.valueId === valueId))
  return { ...chosen, listPropertys: chosen.listPropertys.filter(isOffered) }
}
