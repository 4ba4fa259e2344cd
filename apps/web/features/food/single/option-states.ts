import {
  offerName,
  optionBlocked,
  type Blocked,
  type CartLine,
  type Cents,
  type ChoicePlace,
  type Option,
  type Product,
  type SetMealMain,
  type SetMealProduct,
} from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

/** One thing that a question offers: how many of it are chosen, why no more of it can be, and whether it is not what this guest eats. */
export type OptionState = {
  pid: string
  name: string
  note?: string
  picture?: string
  price: Cents
  num: number
  /** The most of it that may be had; 1 where nothing is said. */
  most: number
  blocked: Blocked | null
  unsuited: boolean
}

type Choice = Option | SetMealProduct | SetMealMain

type OptionStatesInput = {
  place: ChoicePlace
  offers: readonly Choice[]
  chosen: readonly { pid: string; num: number }[]
}

/** The choices that a question offers, as the line stands now. */
export function optionStates(
  product: Product,
  line: CartLine,
  { place, offers, chosen, soldOut, unsuited }: OptionStatesInput & { soldOut: ReadonlySet<string>; unsuited: (choice: Choice) => boolean },
): OptionState[] {
  return offers.map((choice) => ({
    pid: choice.pid,
    name: choice.name,
    note: 'note' in choice ? choice.note : undefined,
    picture: 'picture' in choice ? choice.picture : undefined,
    price: choice.price,
    num: chosen.filter((each) => each.pid === choice.pid).reduce((sum, { num }) => sum + num, 0),
    most: ('most' in choice ? choice.most : undefined) ?? 1,
    blocked: optionBlocked(product, line, { place, pid: choice.pid, soldOut }),
    unsuited: unsuited(choice),
  }))
}

/** Words for why something cannot be chosen, or that it is not what this guest eats. */
export function optionWarning(product: Product, { blocked, unsuited }: OptionState): string | undefined {
  return blockedText(product, blocked) ?? (unsuited ? m.food_unsuited() : undefined)
}

/** Words for why something cannot be chosen; a full question says so itself, once. */
export function blockedText(product: Product, blocked: Blocked | null): string | undefined {
  if (blocked?.reason === 'soldOut') return m.food_sold_out()
  return blocked?.reason === 'excluded' ? m.food_excluded({ name: offerName(product, blocked.by) }) : undefined
}
