import type { Allergen, CartLine, Cents, Language, LinePart, LinePicture, OrderPrice, ProductBook } from '@harbour/rules'
import {
  languageIds,
  compositionOf,
  crustPicture,
  productsByPid,
  halfWords,
  holdsAlcohol,
  lineParts,
  linePicture,
  lineWords,
  productOf,
  repriceLine,
} from '@harbour/rules'
import { localize, type LocalizedText } from '../../platform/localized-text.ts'

/** A line as an order keeps it: its names and choices in both languages as they were when it was ordered, amounts in cents. */
export type OrderLine = {
  uid: string
  pid: string
  name: LocalizedText
  /** The choices, in words; orders that were kept before `parts` have only them. */
  choices?: LocalizedText
  /** The choices, part by part. */
  parts?: { tc: LinePart[]; en: LinePart[] }
  /** The allergens in one of it; orders of the first days were kept without. */
  contains?: Allergen[]
  mayContain?: Allergen[]
  kcal?: number
  /** It is or holds alcohol. */
  alcohol?: true
  picture: string
  /** The pictures of what was chosen; left out where its own tells as much, and of orders of the first days. */
  composed?: LinePicture
  /** The picture of a pizza's edge, where another than the usual one was chosen. */
  crust?: string
  num: number
  unit: Cents
  total: Cents
  /** Given free of charge by a promotion. */
  gift?: boolean
  /** The name of the person of a group order whom it is for. */
  forName?: string
  /** The choices, to order it again; orders of the first days were kept without. */
  chosen?: Pick<CartLine, 'type' | 'listRequirements' | 'selectedFood'>
}

/** The priced lines of an order with the words of both books, and what is in each. */
export function orderLinesOf(
  lines: readonly CartLine[],
  price: Pick<OrderPrice, 'lines'>,
  books: { tc: ProductBook; en: ProductBook },
): OrderLine[] {
  const dishes = productsByPid(books.tc)
  return price.lines.flatMap(({ index, unit, num, total }) => {
    const line = lines[index]
    const tc = line && productOf(books.tc, line)
    const en = line && productOf(books.en, line)
    if (!tc || !en) return []
    const parts = { tc: lineParts(tc, line), en: lineParts(en, line) }
    const { contains, mayContain, kcal } = compositionOf(tc, line, dishes)
    const { uid, pid, type, listRequirements, selectedFood } = repriceLine(tc, line)
    const chosen = { type, listRequirements, ...(selectedFood && { selectedFood }) }
    const name = { tc: tc.name, en: en.name }
    const alcohol = holdsAlcohol([line], books.tc)
    const facts = { contains, mayContain, ...(kcal !== undefined && { kcal }), ...(alcohol && { alcohol }) }
    const whose = line.forName ? { forName: line.forName } : {}
    const [composed, crust] = [linePicture(tc, line, dishes), crustPicture(tc, line)]
    const shown = { picture: tc.picture, ...(composed && { composed }), ...(crust && { crust }) }
    return { uid, pid, name, parts, ...facts, ...whose, ...shown, num, unit, total, chosen }
  })
}

/** The words of a kept line for its dish, in one language. */
export function choicesOf({ parts, choices }: OrderLine, language: Language): string {
  if (parts) return lineWords(partsIn(parts, language), language)
  return choices ? localize(choices, language) : ''
}

/** A kept line by its name, and of a pizza with two halves by both of them. */
export function titleOfLine({ name, parts }: OrderLine, language: Language): string {
  const halves = parts ? halfWords(partsIn(parts, language), language) : ''
  const title = localize(name, language)
  if (!halves) return title
  return language === languageIds.en ? `${title} (${halves})` : `${title}（${halves}）`
}

/** The parts of a kept line in one language. */
export const partsIn = (parts: NonNullable<OrderLine['parts']>, language: Language): LinePart[] =>
  language === languageIds.en ? parts.en : parts.tc
