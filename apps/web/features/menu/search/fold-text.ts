import { simplified } from './simplified-han.ts'

/** Text in one spelling, so that what is typed in another finds it: no accents, no case, simplified characters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
