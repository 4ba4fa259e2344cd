import { brandIds, regions, type Brand } from '@harbour/rules'
import { ArrowRight } from 'lucide-react'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { localized } from '../../words/localized.ts'
import { otherPrices, type OtherPrice } from './other-prices.ts'
import type { ChangedPrice } from './price-change.ts'
import type { RowChange } from './row-change.ts'

/** The prices before and after a change, product by product. */
export function PricePreview({ changes }: { changes: readonly RowChange[] }) {
  const brands = Object.values(brandIds).filter((brand) => changes.some(({ prices }) => prices.some((price) => price.brand === brand)))
  if (changes.length === 0) return <p className="mbulk__none">{m.menu_price_nothing()}</p>
  return (
    <div className="mbulk__preview" role="group" aria-label={m.menu_price_preview()} tabIndex={0}>
      <table className="tb" aria-label={m.menu_price_preview()}>
        <thead>
          <tr>
            <th scope="col">{m.menu_product()}</th>
            {brands.map((brand) => (
              <th key={brand} scope="col" className="rt">
                {regions[brand].currency === 'HKD' ? m.menu_hkd() : m.menu_mop()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ row, after, prices }) => (
            <tr key={row.pid}>
              <td data-head={m.menu_product()}>
                {localized(row.product.name)}
                <Others prices={otherPrices(row.product, after)} />
              </td>
              {brands.map((brand) => (
                <td key={brand} data-head={regions[brand].currency === 'HKD' ? m.menu_hkd() : m.menu_mop()} className="rt">
                  <Change price={priceIn(prices, brand)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The prices of choices, and of some shops or times, that change with it. */
function Others({ prices }: { prices: readonly OtherPrice[] }) {
  if (prices.length === 0) return null
  return (
    <details>
      <summary>{m.menu_price_others({ count: prices.length })}</summary>
      <ul>
        {prices.map(({ name, brand, before, after }, at) => (
          <li key={at}>
            {name ? localized(name) : m.office_field_price_rules()}, {regions[brand].currency === 'HKD' ? m.menu_hkd() : m.menu_mop()}:{' '}
            {money(before)} → {money(after)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const priceIn = (prices: readonly ChangedPrice[], brand: Brand) => prices.find((price) => price.brand === brand)

function Change({ price }: { price: ChangedPrice | undefined }) {
  if (!price) return <>—</>
  if (price.before === price.after) return <span className="mbulk__same">{m.menu_price_same({ price: money(price.before) })}</span>
  return (
    <span className="mbulk__change">
      {price.saleEnds && <Pill look="warn">{m.menu_price_sale_ends()}</Pill>}
      <span>{money(price.before)}</span>
      <Icon of={ArrowRight} size={16} />
      <b>{money(price.after)}</b>
    </span>
  )
}
