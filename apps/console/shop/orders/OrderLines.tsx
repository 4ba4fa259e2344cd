import { m } from '../../paraglide/messages.js'
import './OrderLines.css'
import { pieceRows, type PieceRow } from './parts/line-pieces.ts'
import type { ShopOrder } from './shop-order.ts'

type Line = ShopOrder['lines'][number]

/** The dishes of an order, each with its count and what was chosen. */
export function OrderLines({ lines }: { lines: ShopOrder['lines'] }) {
  return (
    <ul className="lines">
      {lines.map((line, at) => (
        <li key={at}>
          <b>{line.num}</b>
          <span>{line.name}</span>
          <LineOwner line={line} />
          <LineChoices line={line} />
        </li>
      ))}
    </ul>
  )
}

/** The person of a group order whom a line is for; nothing of any other. */
export function LineOwner({ line: { forName } }: { line: Pick<Line, 'forName'> }) {
  return forName ? <small className="lines__for">{m.order_for({ name: forName })}</small> : null
}

/** The choices of a line: halves by their sides, and what is left out in bold crimson. */
export function LineChoices({ line }: { line: Pick<Line, 'parts' | 'choices'> }) {
  return pieceRows(line).map((row, at) => (
    <small key={at} className="lines__row">
      {row.side && <i className="lines__side">{row.side === 'left' ? m.order_left() : m.order_right()}</i>}
      <Pieces pieces={row.pieces} />
    </small>
  ))
}

function Pieces({ pieces }: Pick<PieceRow, 'pieces'>) {
  return pieces.map(({ words, without }, at) => (
    <span key={at}>
      {at > 0 && ' · '}
      {without ? <b className="lines__no">{words}</b> : words}
    </span>
  ))
}
