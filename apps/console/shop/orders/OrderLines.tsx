import './OrderLines.css'
import type { ShopOrder } from './shop-order.ts'

/** The dishes of an order, each with its count and what was chosen. */
export function OrderLines({ lines }: { lines: ShopOrder['lines'] }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.uid}>
          <b>{line.num}</b>
          <span>{line.name}</span>
          {line.choices && <small>{line.choices}</small>}
        </li>
      ))}
    </ul>
  )
}
