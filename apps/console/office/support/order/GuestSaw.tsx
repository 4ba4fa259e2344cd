import { languageIds } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'
import { goneBack } from '../actions/refund-parts.ts'
import './GuestSaw.css'
import { priceRows } from './price-rows.ts'
import type { OrderDetail } from './use-order-detail.ts'

/** The order as its guest saw it when they placed it: in their language, from the menu of that moment, at that price. */
export function GuestSaw({ detail }: { detail: OrderDetail }) {
  const language = detail.language === languageIds.en ? m.support_in_english() : m.support_in_chinese()
  const menu = detail.menuVersion === null ? '' : m.support_menu_version({ no: detail.menuVersion })
  return (
    <Panel title={m.support_guest_saw()} sub={[language, menu].filter(Boolean).join(' · ')}>
      {/* Said in the guest's language, whatever the office's is. */}
      <div lang={detail.language === languageIds.en ? 'en' : 'zh-Hant'}>
        <ol className="supsaw">
          {detail.lines.map((line, index) => (
            <li key={line.uid}>
              <b>{line.num}</b>
              <span>
                <b>{line.name}</b>
                {line.choices && <small>{line.choices}</small>}
                {goneBack(detail, index) > 0 && (
                  <small className="supsaw__back">{m.support_gone_back({ count: goneBack(detail, index) })}</small>
                )}
              </span>
              <span>{line.gift ? m.support_gift() : money(line.total)}</span>
            </li>
          ))}
        </ol>
        <dl className="supdl">
          {priceRows(detail).map(({ name, amount }, at) => (
            <div key={at}>
              <dt>{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className="is-sum">
            <dt>{m.support_price_total()}</dt>
            <dd>{money(detail.price.total)}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}
