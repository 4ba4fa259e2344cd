import type { ChainProduct } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'
import { PhonePreview } from '../preview/PhonePreview.tsx'
import { BasicsPanel } from './BasicsPanel.tsx'
import { Requirements } from './choices/Requirements.tsx'
import { MorePanel } from './MorePanel.tsx'
import { PriceRules } from './prices/PriceRules.tsx'
import { SetGroups } from './sets/SetGroups.tsx'
import { SetSide } from './sets/SetSide.tsx'

type ProductPartsProps = {
  isNew: boolean
  /** The product as it would be saved now. */
  record: ChainProduct
  /** The product as guests have it; null where they have never had it. */
  live: ChainProduct | null
}

/** The parts of a product's form, and what stands beside them. */
export function ProductParts({ isNew, record, live }: ProductPartsProps) {
  const isSet = record.type === 2
  return (
    <div className="mpro">
      <div className="mpro__form">
        <BasicsPanel isNew={isNew} live={live} />
        {isSet ? <SetGroups live={live} /> : <Requirements />}
        <Panel title={m.office_field_price_rules()}>
          <PriceRules at="" />
        </Panel>
        <MorePanel record={record} />
      </div>
      <aside className="mpro__aside">
        {isSet && <SetSide record={record} />}
        <PhonePreview record={record} />
      </aside>
    </div>
  )
}
