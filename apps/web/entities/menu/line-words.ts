import { lineParts, lineWords, mainParts, type CartLine, type ChosenMain, type Product, type SetMealMain } from '@harbour/rules'
import { language } from '../../lib/locale.ts'

/** The choices of a guest for a product, in the menu's words: "12 inch, Classic hand-stretched, Extra cheese × 2". Empty without choices. */
export function choicesWords(product: Product, line: CartLine): string {
  return lineWords(lineParts(product, line), language())
}

/** Some mains of a set meal's group with what was chosen inside them: "Iced Lemon Tea (Large, Less sweet) × 2". */
export function mainsWords(mains: readonly SetMealMain[], chosen: readonly ChosenMain[]): string {
  return lineWords(mainParts(mains, chosen), language())
}
