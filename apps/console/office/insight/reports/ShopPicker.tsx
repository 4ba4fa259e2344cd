import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { Period } from '../../ui/period/period.ts'
import { useSales } from './report-queries.ts'

type ShopPickerProps = { period: Period; storeId: string; onChange: (storeId: string) => void }

/** One of the shops that sold something in a period or the one before, or all of them. */
export function ShopPicker({ period, storeId, onChange }: ShopPickerProps) {
  const { data } = useSales({ period, storeId: '' }, 'shop')
  const shops = data?.rows.map(({ key, name }) => ({ value: key, words: name })) ?? []
  const chosen = storeId && !shops.some(({ value }) => value === storeId) ? [{ value: storeId, words: storeId }] : []
  return (
    <SelectField
      label={m.insight_shop()}
      hideLabel
      value={storeId}
      options={[{ value: '', words: m.office_all_shops() }, ...shops, ...chosen]}
      onChange={onChange}
    />
  )
}
