import { fieldWords } from '../../words/field-words.ts'

/** The path of a field in words: which part, and which of several. */
export function partName(field: string): string {
  const [part = '', place] = field.split('.')
  return place !== undefined && /^\d+$/.test(place) && (part === 'requirements' || part === 'groups')
    ? `${fieldWords(part)} ${Number(place) + 1}`
    : fieldWords(part)
}
