import { brandIds, type Brand } from '../region.ts'

/** How the law of a region wants an age declared: in Hong Kong by a word, in Macau by the day of birth (Law 6/2023; domain.md, Law and courtesy). */
export function ageProof(brand: Brand): 'word' | 'birthday' {
  return brand === brandIds.macau ? 'birthday' : 'word'
}
