import { brandIds, type Brand } from '../region.ts'

/** The proof of age that the law of a region wants: in Hong Kong by a word, in Macau by the day of birth (Law 6/2023; domain.md, Law and courtesy). */
export function ageProof(brand: Brand): 'word' | 'birthday' {
  return brand === brandIds.macau ? 'birthday' : 'word'
}
