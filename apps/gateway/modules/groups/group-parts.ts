import type { GroupLine, OrderedLine } from '@harbour/protocol'
import {
  addCents,
  cents,
  checkCart,
  languageIds,
  priceOrder,
  productOf,
  repriceLine,
  type CartLine,
  type Cents,
  type Instant,
  type Language,
  type LineIssue,
  type ProductBook,
} from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import type { ShopRecord } from '../catalogue/catalogue.ts'
import { draftCart } from '../ordering/draft/draft-cart.ts'
import { orderedLine } from '../ordering/order-card.ts'
import { orderLinesOf } from '../ordering/order-lines.ts'
import type { Call } from './deps.ts'
import type { GroupGuest, GroupLineRecord, GroupRecord } from './store/groups.ts'

type Deps = Pick<Call, 'catalogue' | 'clock' | 'language'>

/** A group order as it stands: the shop that makes it, its people, and its lines; `sent` are all that ever were, those that were taken out among them. */
export type GroupState = {
  group: GroupRecord
  shop: ShopRecord
  guests: readonly GroupGuest[]
  lines: readonly GroupLineRecord[]
  sent: readonly GroupLineRecord[]
}

/** The lines and the sum of somebody, in cents, at the menu's prices before promotions and fees. */
export type PricedPart = { guest: GroupGuest; lines: GroupLine[]; total: Cents }

/** The moment that a group order is for: what is served, and at which price, is judged then. */
export const momentOf = ({ wantedAt }: GroupRecord, now: Instant): Instant => wantedAt ?? now

/** The line of a cart that a line of a group order is: for somebody, and of which there are so many. */
export function cartLineOf({ line, num }: Pick<GroupLineRecord, 'line' | 'num'>, forName?: string): CartLine {
  return forName === undefined ? { ...line, num } : { ...line, num, forName }
}

/** The part of each, by the rules that price an order of the same lines. */
export function pricedParts({ group, shop, guests, lines }: GroupState, { catalogue, clock, language }: Deps): PricedPart[] {
  const now = clock.now()
  const cartLines = lines.map((each) => cartLineOf(each))
  const draft = { lines: cartLines, orderType: group.orderType, wantedAt: group.wantedAt ?? undefined, cutlery: false }
  const { order } = draftCart(draft, { shop, zone: null, now, language }, catalogue)
  const at = momentOf(group, now)
  const books = { tc: order.book, en: catalogue.book(shop.storeId, languageIds.en, at) }
  const price = priceOrder({ ...order, promotions: [] })
  const issues = checkCart(cartLines, order.book, { now: at, orderType: group.orderType }).filter(stands)
  const shown = lines.map((record, index): GroupLine & { guestId: string } => {
    const { lineId, guestId, line } = record
    const priced = price.lines.find((each) => each.index === index)
    const [kept] = priced ? orderLinesOf([line], { lines: [{ ...priced, index: 0 }] }, books) : []
    const words = kept ? orderedLine(kept, language) : goneLine(record, language)
    return { ...words, lineId, guestId, unavailable: issues.some((issue) => issue.index === index) }
  })
  return guests.map((guest) => {
    const own = shown.filter(({ guestId }) => guestId === guest.guestId)
    return { guest, lines: own, total: addCents(...own.map(({ total }) => total)) }
  })
}

/** A line whose dish has left the menu since: it is shown under the name that it had, and costs nothing. */
function goneLine({ line, name, num }: GroupLineRecord, language: Language): OrderedLine {
  const nothing = cents(0)
  return { uid: line.uid, pid: line.pid, name: localize(name, language), choices: '', picture: '', num, unit: nothing, total: nothing }
}

/** A price that is another by now stands in nobody's way: the server's own is what counts. */
const stands = ({ code }: LineIssue): boolean => code !== 'priceChanged'

/** The faults of some lines that keep them from being ordered with all others; `asked` says which of all they are. */
export function faultsOf(
  lines: readonly CartLine[],
  { group, book, now, asked }: { group: GroupRecord; book: ProductBook; now: Instant; asked: (index: number) => boolean },
): LineIssue[] {
  const occasion = { now: momentOf(group, now), orderType: group.orderType }
  return checkCart(lines, book, occasion).filter((issue) => stands(issue) && asked(issue.index))
}

/** The lines for a cart, at the menu's prices of now, each for whoever added it. */
export function cartLinesOf({ group, shop, guests, lines }: GroupState, { catalogue, clock }: Deps): CartLine[] {
  const book = catalogue.book(shop.storeId, languageIds.tc, momentOf(group, clock.now()))
  const nameOf = new Map(guests.map(({ guestId, name }) => [guestId, name]))
  // As their people joined, so that what one of them gets stands together.
  return guests.flatMap(({ guestId }) =>
    lines
      .filter((each) => each.guestId === guestId)
      .map((each) => {
        const line = cartLineOf(each, nameOf.get(guestId))
        const product = productOf(book, line)
        return product ? repriceLine(product, line) : line
      }),
  )
}
