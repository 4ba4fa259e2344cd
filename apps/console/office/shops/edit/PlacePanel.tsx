import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'
import { useMay } from '../../session/rights.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useShopsNow } from '../state/use-shops-now.ts'
import type { PartProps } from './part-props.ts'

/** The district of a shop, and its place on the map. */
export function PlacePanel({ shop, readOnly, onChange }: PartProps) {
  const { records } = useRecords('shop')
  const { shops } = useShopsNow(useMay('report.read'))
  const names = new Map(shops?.map(({ storeId, district }) => [storeId, district]))
  const districts = new Map([[shop.district, shop.district]])
  for (const { id, record } of records ?? [])
    if (record.brand === shop.brand) districts.set(record.district, names.get(id) ?? record.district)
  return (
    <Panel title={m.shops_place()}>
      <div className="shdet__two">
        <SelectField
          label={m.shops_district()}
          value={shop.district}
          disabled={readOnly}
          options={[...districts].map(([value, words]) => ({ value, words }))}
          onChange={(district) => onChange({ district })}
        />
        <Degrees
          label={m.shops_lat()}
          value={shop.point.lat}
          readOnly={readOnly}
          onChange={(lat) => onChange({ point: { ...shop.point, lat } })}
        />
        <Degrees
          label={m.shops_lng()}
          value={shop.point.lng}
          readOnly={readOnly}
          onChange={(lng) => onChange({ point: { ...shop.point, lng } })}
        />
      </div>
    </Panel>
  )
}

type DegreesProps = { label: string; value: number; readOnly: boolean; onChange: (value: number) => void }

/** Degrees, typed: what is none yet is left as it is, and said. */
function Degrees({ label, value, readOnly, onChange }: DegreesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isDegrees = (text: string) => /^-?\d{1,3}\.\d{2,8}$/.test(text.trim())
  return (
    <TextField
      label={label}
      inputMode="decimal"
      readOnly={readOnly}
      value={typed ?? String(value)}
      error={typed !== null && !isDegrees(typed) ? m.shops_degrees_fault() : undefined}
      onChange={(text) => {
        setTyped(text)
        if (isDegrees(text)) onChange(Number(text))
      }}
      onBlur={() => typed !== null && isDegrees(typed) && setTyped(null)}
    />
  )
}
