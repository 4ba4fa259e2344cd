import { repriceLine, type CartLine, type Product, type Requirement } from '@harbour/rules'

export type Side = 'left' | 'right'

/** The flavours chosen so far; while there is one it is the left half. */
export function chosenHalves(line: CartLine, { requirementId }: Requirement): Partial<Record<Side, string>> {
  const [left, right] = line.listRequirements.filter((given) => given.requirementId === requirementId).flatMap(({ pidData }) => pidData)
  return { left: left?.pid, right: right?.pid }
}

/** The half that is being chosen: the left one while it has no flavour, else the one that the guest turned to. */
export const sideInHand = ({ left }: Partial<Record<Side, string>>, turnedTo: Side): Side => (left === undefined ? 'left' : turnedTo)

/** The line with these flavours on its halves, priced anew; the left one comes first. */
export function withHalves(
  product: Product,
  line: CartLine,
  { requirementId, options }: Requirement,
  { left, right }: Partial<Record<Side, string>>,
): CartLine {
  const pidData = [left, right].flatMap((pid) => {
    const option = options.find((offered) => offered.pid === pid)
    return option ? [{ pid: option.pid, num: 1, price: option.price }] : []
  })
  const others = line.listRequirements.filter((given) => given.requirementId !== requirementId)
  return repriceLine(product, { ...line, listRequirements: [...others, { requirementId, pidData }] })
}
