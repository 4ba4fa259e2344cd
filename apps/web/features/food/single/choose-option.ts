import { cents, repriceLine, type CartLine, type ChosenOption, type Product } from '@harbour/rules'

type OptionChoice = { requirementId: string; pid: string; num: number }

/**
 * The line with so many of an option at a requirement, priced anew; 0 takes it away (spec 3.7). Where only one is taken it takes
 * the other's place; otherwise the choices keep the order in which they were made.
 */
export function chooseOption(product: Product, line: CartLine, choice: OptionChoice): CartLine {
  const listRequirements = product.requirements
    .map(({ requirementId, max }) => {
      const given = line.listRequirements.filter((each) => each.requirementId === requirementId).flatMap(({ pidData }) => pidData)
      return { requirementId, pidData: requirementId === choice.requirementId ? withOption(given, choice, max) : given }
    })
    .filter(({ pidData }) => pidData.length > 0)
  return repriceLine(product, { ...line, listRequirements })
}

function withOption(given: readonly ChosenOption[], { pid, num }: OptionChoice, max: number): ChosenOption[] {
  const others = given.filter((option) => option.pid !== pid)
  if (num === 0) return others
  const option = { ...priceless, pid, num }
  if (max === 1) return [option]
  return others.length === given.length ? [...others, option] : given.map((each) => (each.pid === pid ? option : each))
}

/** A choice before the product has said what it costs. */
const priceless: Pick<ChosenOption, 'price'> = { price: cents(0) }
