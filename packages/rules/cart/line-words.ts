import type { Counted, LinePart } from './line-parts.ts'
import type { Language } from '../region.ts'

/**
 * The words of a line, as one text: "left: Seafood (with Prawns); right: Hawaiian; 9 inch, Classic", "Iced Lemon Tea (Large) × 2". The names are
 * those of the parts, and so in the menu's language; the words between them are in the language that is named. Empty without parts.
 */
export function lineWords(parts: readonly LinePart[], language: Language): string {
  const { comma, semicolon } = wordsIn[language]
  const whole = parts.filter(({ side }) => side === undefined)
  const said = [...halves(parts, language), whole.map((part) => partWords(part, language)).join(comma)]
  return said.filter(Boolean).join(semicolon)
}

/** The words of a line for its halves alone; empty where it has none. */
export function halfWords(parts: readonly LinePart[], language: Language): string {
  return halves(parts, language).join(wordsIn[language].semicolon)
}

function halves(parts: readonly LinePart[], language: Language): string[] {
  const { left, right, colon } = wordsIn[language]
  const sides = { left, right }
  return parts.flatMap((part) => (part.side ? [`${sides[part.side]}${colon}${sideWords(part, language)}`] : []))
}

function sideWords({ name, inside }: LinePart, language: Language): string {
  const { beside, enclosed } = wordsIn[language]
  if (inside.length === 0) return name
  const toppings = beside(listed(inside, language))
  return name ? enclosed(name, toppings) : toppings
}

function partWords({ name, num, inside }: LinePart, language: Language): string {
  const words = inside.length > 0 ? wordsIn[language].enclosed(name, listed(inside, language)) : name
  return counted({ name: words, num })
}

function listed(inside: readonly Counted[], language: Language): string {
  return inside.map(counted).join(wordsIn[language].inner)
}

function counted({ name, num }: Counted): string {
  return num > 1 ? `${name} × ${num}` : name
}

type Wording = {
  left: string
  right: string
  colon: string
  comma: string
  inner: string
  semicolon: string
  beside: (toppings: string) => string
  enclosed: (name: string, inside: string) => string
}

const wordsIn: Record<Language, Wording> = {
  1: {
    left: '左',
    right: '右',
    colon: '：',
    comma: '，',
    inner: '、',
    semicolon: '；',
    beside: (toppings) => `加${toppings}`,
    enclosed: (name, inside) => `${name}（${inside}）`,
  },
  2: {
    left: 'left',
    right: 'right',
    colon: ': ',
    comma: ', ',
    inner: ', ',
    semicolon: '; ',
    beside: (toppings) => `with ${toppings}`,
    enclosed: (name, inside) => `${name} (${inside})`,
  },
}
