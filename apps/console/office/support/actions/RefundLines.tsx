import { m } from '../../../paraglide/messages.js'
import { money as moneyWords } from '../../../lib/money-text.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { OrderDetail } from '../order/use-order-detail.ts'
import { goneBack, leftOf, withLine, type Chosen } from './refund-parts.ts'

type RefundLinesProps = { detail: OrderDetail; chosen: Chosen; disabled: boolean; onChoose: (chosen: Chosen) => void }

/** The lines of an order, each to be ticked where its money can go back, and counted where there are several of it. */
export function RefundLines({ detail, chosen, disabled, onChoose }: RefundLinesProps) {
  return (
    <ul className="suprl" aria-label={m.support_lines()}>
      {detail.lines.map((line, index) => {
        const [left, back, num] = [leftOf(detail, index), goneBack(detail, index), chosen.get(index) ?? 0]
        return (
          <li key={line.uid}>
            <CheckField
              checked={num > 0}
              disabled={disabled || left === 0}
              onChange={(on) => onChoose(withLine(chosen, index, on ? left : 0))}
            >
              {line.num} × {line.name}
              {back > 0 && <small> {m.support_gone_back({ count: back })}</small>}
              {line.gift && <small> {m.support_gift()}</small>}
            </CheckField>
            {num > 0 && left > 1 && (
              <SelectField
                label={m.support_count_of({ name: line.name })}
                hideLabel
                value={String(num)}
                disabled={disabled}
                options={Array.from({ length: left }, (_, at) => ({ value: String(at + 1), words: m.support_of({ num: at + 1, left }) }))}
                onChange={(value) => onChoose(withLine(chosen, index, Number(value)))}
              />
            )}
            <span>{moneyWords(line.total)}</span>
          </li>
        )
      })}
    </ul>
  )
}
