import { allergens, type Allergen } from '../menu/allergens.ts'

/** A line as far as an allergy asks for it; one that was kept without its allergens may contain any. */
type Line = { contains?: readonly Allergen[] | undefined; mayContain?: readonly Allergen[] | undefined }

/** An allergy that a guest speaks of: their own words, the allergens of the menu that these name, and whether a line contains or may contain one of them. */
export type AllergyInRequest = { text: string; allergens: Allergen[]; clashes: boolean }

/**
 * The allergy that a guest's request speaks of, in Chinese or English; null where it speaks of none. The whole request is searched for names of allergens, and what
 * is only possibly meant counts: who warns too often asks once too often. One of which the menu says nothing, such as sesame, is spoken of and names none.
 */
export function allergyInRequest(request: string | null, lines: readonly Line[]): AllergyInRequest | null {
  const words = (request ?? '').normalize('NFKC').toLowerCase()
  if (!speaksOfAllergy.test(words)) return null
  const named = allergens.filter((each) => names[each].test(words))
  const inLine = ({ contains = allergens, mayContain = [] }: Line) =>
    named.some((each) => contains.includes(each) || mayContain.includes(each))
  return { text: (request ?? '').trim(), allergens: named, clashes: lines.some(inLine) }
}

const speaksOfAllergy = /[過过]敏|敏感|致敏|不耐|allerg|intoleran|anaphyla|co?eliac/

/**
 * The names of each allergen as guests write them. What only sounds like one is left out: cuttlefish is no fish, an avocado (牛油果) no butter, an eggplant no egg.
 * Nuts without more may be meant with peanuts, and seafood with everything from the sea that the menu knows.
 */
const names: Record<Allergen, RegExp> = {
  gluten: /麩|麸|麥|麦|麵粉|面粉|gluten|wheat|barley|\brye\b|\boats?\b|co?eliac/,
  crustacean: /甲[殼殻壳]|[蝦虾蟹]|海鮮|海鲜|shell[\s-]?fish|crustacean|prawn|shrimp|\bcrabs?\b|lobster|crayfish|seafood/,
  egg: /蛋(?!白質|白质)|\beggs?\b/,
  fish: /(?<![魷鱿墨章鮑鲍])[魚鱼]|海鮮|海鲜|(?<!shell[\s-])\bfish(?:es)?\b|salmon|tuna|\bcod\b|anchov|seafood/,
  peanut: /花生|peanut|ground-?nut|(?<!木本)果仁|(?<!tree[\s-])\bnuts?\b/,
  milk: /奶|乳(?!膠|胶)|芝士|忌廉|牛油(?!果)|milk|dairy|lactose|cheese|\bcream\b|(?<!peanut )\bbutter\b/,
  nut: /果仁|[堅坚]果|核桃|合桃|杏仁|腰果|榛子|開心果|开心果|\bnuts?\b|almond|walnut|cashew|hazelnut|pistachio|pecan/,
  sulphite: /亞硫酸|亚硫酸|二氧化硫|sul(?:ph|f)ite/,
}
