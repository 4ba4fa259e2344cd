import { optionBlocked, type Blocked, type CartLine, type Cents, type ChoicePlace, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { offerName } from '../../stores/line-words.ts'

/** One thing that a question offers: how many of it are chosen, and why no more of it can be. */
export type Offered = { pid: string; name: string; note?: string; price: Cents; num: number; blocked: Blocked | null }

type Asked = {
  place: ChoicePlace
  offers: readonly { pid: string; name: string; note?: string; price: Cents }[]
  chosen: readonly { pid: string; num: number }[]
}

/** What a question offers, as the line stands now. */
export function offersOf(
  product: Product,
  line: CartLine,
  { place, offers, chosen, soldOut }: Asked & { soldOut: ReadonlySet<string> },
): Offered[] {
  return offers.map(({ pid, name, note, price }) => ({
    pid,
    name,
    note,
    price,
    num: chosen.filter((each) => each.pid === pid).reduce((sum, { num }) => sum + num, 0),
    blocked: optionBlocked(product, line, { place, pid, soldOut }),
  }))
}

/** Why something cannot be chosen, in words; a full question says so itself, once. */
export function blockedWords(product: Product, blocked: Blocked | null): string | undefined {
  if (blocked?.reason === 'soldOut') return m.food_sold_out()
  return blocked?.reason === 'excluded' ? m.food_excluded({ name: offerName(product, blocked.by) }) : undefined
}
