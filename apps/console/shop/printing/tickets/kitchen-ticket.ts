import type { PaperBlock } from '../../../lib/paper/paper-block.ts'
import { m } from '../../../paraglide/messages.js'
import { pieceRows, type PieceRow } from '../../orders/parts/line-pieces.ts'
import type { ShopOrder } from '../../orders/shop-order.ts'
import { orderTypeName } from '../../../words/order-type-name.ts'
import { ageBlocks, footBlocks, momentWords, promiseBlocks } from './ticket-head.ts'

/** The copy that the kitchen cooks by: its number to be read from afar, what may not be overlooked in white on black, no prices and no guest but the names in a group order. */
export function kitchenTicket(order: ShopOrder, now: number): PaperBlock[] {
  return [
    { kind: 'row', words: m.printing_kitchen_copy(), tail: orderTypeName(order.orderType), size: 44, bold: true },
    { kind: 'words', words: order.pickupNo, size: 170, bold: true, align: 'center' },
    ...promiseBlocks(order, now, 46),
    ...beginBlocks(order, now),
    ...ageBlocks(order),
    ...allergyBlocks(order),
    { kind: 'rule', dots: 4 },
    ...order.lines.flatMap(lineBlocks),
    { kind: 'rule', dots: 4 },
    ...noteBlocks(order),
    { kind: 'row', words: m.printing_items({ count: itemCount(order) }), tail: cutleryWords(order), size: 36, bold: true },
    ...footBlocks(order, now),
  ]
}

const itemCount = ({ lines }: ShopOrder) => lines.reduce((sum, { num }) => sum + num, 0)

/** Says whether cutlery goes along. */
export const cutleryWords = ({ cutlery }: ShopOrder): string => (cutlery ? m.printing_cutlery() : m.printing_no_cutlery())

const beginBlocks = ({ fireAt }: ShopOrder, now: number): PaperBlock[] =>
  fireAt === null || fireAt <= now
    ? []
    : [{ kind: 'words', words: m.printing_begin({ time: momentWords(fireAt, now) }), size: 40, bold: true }]

function allergyBlocks({ allergy }: ShopOrder): PaperBlock[] {
  if (!allergy) return []
  const words = [m.printing_allergy({ words: allergy.text }), ...(allergy.clashes ? [m.printing_allergy_clash()] : [])]
  return [
    { kind: 'gap', dots: 6 },
    ...words.map((each): PaperBlock => ({ kind: 'words', words: each, size: 42, bold: true, inverted: 'band' })),
  ]
}

const noteBlocks = ({ request }: ShopOrder): PaperBlock[] =>
  request ? [{ kind: 'words', words: m.printing_note({ words: request }), size: 34, bold: true }, { kind: 'rule' }] : []

function lineBlocks(line: ShopOrder['lines'][number]): PaperBlock[] {
  const name = line.gift ? `${line.name} (${m.printing_gift()})` : line.name
  return [
    { kind: 'row', lead: `${line.num} ×`, words: name, size: 46, bold: true },
    ...ownerBlocks(line, { size: 38, inset: 64 }),
    ...pieceRows(line).flatMap(pieceBlocks),
    { kind: 'gap', dots: 14 },
  ]
}

/** The person of a group order whom a line is for. */
export function ownerBlocks({ forName }: Pick<ShopOrder['lines'][number], 'forName'>, look: { size: number; inset: number }): PaperBlock[] {
  return forName ? [{ kind: 'words', words: m.printing_for({ name: forName }), bold: true, ...look }] : []
}

/** A half under its own head, everything in a line of its own; what is left out in white on black. */
function pieceBlocks({ side, pieces }: PieceRow): PaperBlock[] {
  const head = side === 'left' ? m.printing_left() : side === 'right' ? m.printing_right() : undefined
  const inset = head ? 96 : 64
  return [
    ...(head ? [{ kind: 'words' as const, words: `${side === 'left' ? '◐' : '◑'} ${head}`, size: 34, bold: true, inset: 64 }] : []),
    ...pieces.map(({ words, without }): PaperBlock =>
      without ? { kind: 'words', words, size: 36, bold: true, inset, inverted: 'words' } : { kind: 'words', words, size: 36, inset },
    ),
  ]
}
