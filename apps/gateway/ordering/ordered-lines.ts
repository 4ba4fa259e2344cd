import type { CartLine, Cents, OrderPrice, Product, ProductBook } from '@harbour/rules'
import { productOf, repriceLine } from '@harbour/rules'
import type { Words } from '../words.ts'

/** A line as an order keeps it: its names and choices in both languages as they were when it was ordered, amounts in cents. */
export type KeptLine = {
  uid: string
  pid: string
  name: Words
  choices: Words
  picture: string
  num: number
  unit: Cents
  total: Cents
  /** Given free of charge by a promotion. */
  gift?: boolean
  /** What was chosen, to order it again; orders of the first days were kept without. */
  chosen?: Pick<CartLine, 'type' | 'listRequirements' | 'selectedFood'>
}

/** The priced lines of an order with the words of both books. */
export function keptLines(
  lines: readonly CartLine[],
  price: Pick<OrderPrice, 'lines'>,
  books: { tc: ProductBook; en: ProductBook },
): KeptLine[] {
  return price.lines.flatMap(({ index, unit, num, total }) => {
    const line = lines[index]
    const tc = line && productOf(books.tc, line)
    const en = line && productOf(books.en, line)
    if (!tc || !en) return []
    const choices = { tc: choiceWords(tc, line).join('、'), en: choiceWords(en, line).join(', ') }
    const { uid, pid, type, listRequirements, selectedFood } = repriceLine(tc, line)
    const chosen = { type, listRequirements, ...(selectedFood && { selectedFood }) }
    return { uid, pid, name: { tc: tc.name, en: en.name }, choices, picture: tc.picture, num, unit, total, chosen }
  })
}

/** The names of everything chosen, in the order of the choosing: options, then mains with what goes inside them. */
function choiceWords(product: Product, { listRequirements, selectedFood }: CartLine): string[] {
  const options = listRequirements.flatMap(({ requirementId, pidData }) => {
    const offered = product.requirements.find((asked) => asked.requirementId === requirementId)?.options
    return pidData.flatMap((chosen) => counted(offered, chosen))
  })
  const mains = (selectedFood?.groups ?? []).flatMap((group) => {
    const offered = product.groups.find((asked) => asked.groupId === group.groupId)?.mains
    return group.mains.flatMap((chosen) => {
      const main = offered?.find(({ pid }) => pid === chosen.pid)
      const inner = chosen.groups.flatMap(({ groupId, products }) => {
        const offers = main?.groups.find((asked) => asked.groupId === groupId)?.products
        return products.flatMap((pick) => withProperties(offers, pick))
      })
      return [...counted(offered, chosen), ...inner]
    })
  })
  return [...options, ...mains]
}

type Chosen = { pid: string; num: number }

function counted(offered: readonly { pid: string; name: string }[] | undefined, { pid, num }: Chosen): string[] {
  const name = offered?.find((offer) => offer.pid === pid)?.name
  if (name === undefined || num === 0) return []
  return [num === 1 ? name : `${name} ×${num}`]
}

type SetProduct = Product['groups'][number]['mains'][number]['groups'][number]['products'][number]
type InnerPick = Chosen & { listPropertys: readonly { propertyId: string; valueId: string }[] }

function withProperties(offers: readonly SetProduct[] | undefined, pick: InnerPick): string[] {
  const properties = offers?.find(({ pid }) => pid === pick.pid)?.properties ?? []
  const values = pick.listPropertys.flatMap(({ propertyId, valueId }) => {
    const property = properties.find((asked) => asked.propertyId === propertyId)
    return property?.values.find((value) => value.valueId === valueId)?.name ?? []
  })
  const [words] = counted(offers, pick)
  return words === undefined ? [] : [values.length > 0 ? `${words} (${values.join(' / ')})` : words]
}
