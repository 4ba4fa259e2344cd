import type { ChainProduct } from '@harbour/chain'
import { useController } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CountAt, TickAt } from './fields/form-fields.tsx'
import { OrderTypesAt } from './fields/OrderTypesAt.tsx'
import { useReadOnly } from './fields/read-only.ts'
import { ServiceAt } from './fields/ServiceAt.tsx'

/** The times and ways in which a product is sold, and what else is said of it. */
export function MorePanel({ record: { mappingCodes } }: { record: ChainProduct }) {
  const codes = Object.values(mappingCodes ?? {}).flat()
  return (
    <Panel title={m.menu_more()}>
      <div className="stack">
        <ServiceAt />
        <OrderTypesAt />
        <div className="mfld__row">
          <Spice />
          <CountAt name="kcal" label={m.menu_kcal()} />
          <CountAt name="portion" label={m.menu_portion()} hint="%" />
          <CountAt name="most" label={m.menu_most()} hint={m.menu_most_usual()} />
        </div>
        <div className="mfld__ticks">
          <TickAt name="vegetarian">{m.menu_vegetarian()}</TickAt>
          <TickAt name="alcohol">{m.menu_alcohol()}</TickAt>
          <TickAt name="fresh">{m.menu_fresh()}</TickAt>
          <TickAt name="tall">{m.menu_tall()}</TickAt>
        </div>
        {codes.length > 0 && <p className="help">{m.menu_codes({ codes: codes.join(', ') })}</p>}
      </div>
    </Panel>
  )
}

function Spice() {
  const { field } = useController<ChainProduct, 'spice'>({ name: 'spice' })
  const levels = ['0', '1', '2', '3'] as const
  const names = { 0: m.menu_spice_none(), 1: m.menu_spice_mild(), 2: m.menu_spice_hot(), 3: m.menu_spice_very() }
  return (
    <SelectField
      label={m.menu_spice()}
      value={field.value === undefined || field.value === null ? '0' : (`${field.value}` as const)}
      disabled={useReadOnly()}
      options={levels.map((value) => ({ value, words: names[value] }))}
      onChange={(value) => field.onChange(value === '0' ? null : Number(value))}
    />
  )
}
