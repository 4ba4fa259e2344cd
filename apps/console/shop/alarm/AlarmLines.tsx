import { m } from '../../paraglide/messages.js'
import type { ShopOrder } from '../orders/shop-order.ts'
import { choiceWords } from './choice-words.ts'

/** The dishes of the order, in letters that are read from where the bell is heard. */
export function AlarmLines({ order: { lines, cutlery } }: { order: ShopOrder }) {
  return (
    <ul className="alo__lines">
      {lines.map((line, at) => (
        <li key={`${line.uid}${at}`}>
          <b>{line.num}</b>
          <span>
            {line.name}
            {line.choices && <small>{choiceWords(line.choices).map(choice)}</small>}
          </span>
          {line.gift && <em>{m.alarm_gift()}</em>}
        </li>
      ))}
      {cutlery && (
        <li>
          <b aria-hidden />
          <span>
            <small>{m.alarm_cutlery()}</small>
          </span>
        </li>
      )}
    </ul>
  )
}

const choice = ({ words, without }: ReturnType<typeof choiceWords>[number], at: number) => (
  <span key={at}>
    {at > 0 && ' · '}
    {without ? <strong>{words}</strong> : words}
  </span>
)
