import type { ChainShop } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CountField } from '../../ui/form/CountField.tsx'
import { ServiceChecks, TypeChecks } from './DetailChecks.tsx'
import './DetailsPart.css'
import type { PartProps } from './part-props.ts'
import { PlacePanel } from './PlacePanel.tsx'

/** A shop's texts, how it can be reached, what it takes, its kitchen, and what else it has. */
export function DetailsPart({ shop, readOnly, onChange }: PartProps) {
  return (
    <div className="shdet">
      <Panel title={m.shops_texts()}>
        <div className="stack">
          <Both label={m.shops_name()} words={shop.name} readOnly={readOnly} onChange={(name) => onChange({ name })} />
          <Both label={m.shops_address()} words={shop.address} readOnly={readOnly} onChange={(address) => onChange({ address })} />
          <TextField
            label={m.shops_phone()}
            hint={m.shops_phone_hint()}
            inputMode="tel"
            maxLength={8}
            value={shop.phone}
            readOnly={readOnly}
            error={/^\d{8}$/.test(shop.phone) ? undefined : m.shops_phone_fault()}
            onChange={(phone) => onChange({ phone })}
          />
        </div>
      </Panel>
      <Panel title={m.shops_orders_taken()}>
        <div className="stack">
          <TypeChecks
            label={m.shops_order_types()}
            types={shop.orderTypes}
            readOnly={readOnly}
            onChange={(orderTypes) => onChange({ orderTypes, preorders: shop.preorders.filter((each) => orderTypes.includes(each)) })}
          />
          <TypeChecks
            label={m.shops_preorders()}
            types={shop.preorders}
            among={shop.orderTypes}
            readOnly={readOnly}
            onChange={(preorders) => onChange({ preorders })}
          />
          <CountField
            label={m.shops_slot_capacity()}
            help={m.shops_slot_help()}
            value={shop.slotCapacity}
            disabled={readOnly}
            onChange={(slotCapacity) => onChange({ slotCapacity })}
          />
        </div>
      </Panel>
      <Panel title={m.shops_services()}>
        <ServiceChecks shop={shop} readOnly={readOnly} onChange={onChange} />
      </Panel>
      <PlacePanel shop={shop} readOnly={readOnly} onChange={onChange} />
      <Panel title={m.shops_others_ids()} sub={m.shops_others_ids_say()}>
        <div className="shdet__two">
          <TextField
            label={m.shops_platform_id()}
            value={shop.platformStoreId}
            readOnly={readOnly}
            onChange={(platformStoreId) => onChange({ platformStoreId })}
          />
          <TextField
            label={m.shops_extra_id()}
            value={shop.extraStoreId}
            readOnly={readOnly}
            onChange={(extraStoreId) => onChange({ extraStoreId })}
          />
        </div>
      </Panel>
    </div>
  )
}

type Words = ChainShop['name']
type BothProps = { label: string; words: Words; readOnly: boolean; onChange: (words: Words) => void }

function Both({ label, words, readOnly, onChange }: BothProps) {
  return (
    <div className="shdet__two">
      <TextField
        label={m.shops_in_chinese({ label })}
        lang="zh-Hant-HK"
        value={words.tc}
        readOnly={readOnly}
        error={words.tc.trim() === '' ? m.shops_text_missing() : undefined}
        onChange={(tc) => onChange({ ...words, tc })}
      />
      <TextField
        label={m.shops_in_english({ label })}
        lang="en"
        value={words.en}
        readOnly={readOnly}
        error={words.en.trim() === '' ? m.shops_text_missing() : undefined}
        onChange={(en) => onChange({ ...words, en })}
      />
    </div>
  )
}
