import type { CartLine, ChosenMain, Product, SetMealMain } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

/** What a guest chose of a product, in the menu's words: "12 inch, Classic hand-stretched, Extra cheese × 2". Empty without choices. */
export function choicesWords(product: Product, line: CartLine): string {
  const options = product.requirements.flatMap(({ requirementId, options }) =>
    line.listRequirements
      .filter((given) => given.requirementId === requirementId)
      .flatMap(({ pidData }) => pidData.map(({ pid, num }) => ({ name: nameOf(pid, options), num }))),
  )
  const mains = product.groups.flatMap((group) =>
    (line.selectedFood?.groups ?? [])
      .filter(({ groupId }) => groupId === group.groupId)
      .flatMap((given) => given.mains.map((main) => ({ name: mainWords(group.mains, main), num: main.num }))),
  )
  return countedWords([...options, ...mains])
}

/** A main of a set meal with what was chosen inside it: "Iced Lemon Tea (Large, Less sweet)". */
export function mainWords(mains: readonly SetMealMain[], chosen: ChosenMain): string {
  const main = mains.find(({ pid }) => pid === chosen.pid)
  if (!main) return ''
  const inner = main.groups.flatMap(({ groupId, products }) =>
    chosen.groups
      .filter((given) => given.groupId === groupId)
      .flatMap((given) => given.products)
      .flatMap(({ pid, listPropertys }) => {
        const product = products.find((offered) => offered.pid === pid)
        const values = listPropertys.map(({ propertyId, valueId }) =>
          product?.properties?.find((property) => property.propertyId === propertyId)?.values.find((value) => value.valueId === valueId),
        )
        return [product?.name, ...values.map((value) => value?.name)].filter((name) => name !== undefined)
      }),
  )
  return inner.length > 0 ? m.cart_with_choices({ name: main.name, choices: inner.join(m.cart_inner_comma()) }) : main.name
}

/** Names with their counts in one line, the same name counted together; what has no name is left out. */
export function countedWords(entries: readonly { name: string; num: number }[]): string {
  const counts = new Map<string, number>()
  for (const { name, num } of entries) counts.set(name, (counts.get(name) ?? 0) + num)
  counts.delete('')
  return [...counts].map(([name, count]) => (count > 1 ? m.cart_counted({ name, count }) : name)).join(m.cart_comma())
}

/** What an option, main or inner product of a product is called, wherever in it it is offered. */
export function offerName(product: Product, pid: string): string {
  const mains = product.groups.flatMap((group) => group.mains)
  const offers = [
    ...product.requirements.flatMap(({ options }) => options),
    ...mains,
    ...mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products)),
  ]
  return offers.find((offer) => offer.pid === pid)?.name ?? ''
}

function nameOf(pid: string, offers: readonly { pid: string; name: string }[]): string {
  return offers.find((offer) => offer.pid === pid)?.name ?? ''
}
