import type { ChainProduct } from '@harbour/chain'
import { brandIds, type Brand } from '@harbour/rules'
import { Copy } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useOffice } from '../../../../api/keys.ts'
import { money } from '../../../../lib/money-text.ts'
import { m } from '../../../../paraglide/messages.js'
import { useRecords } from '../../../catalogue/records.ts'
import { Callout } from '../../../ui/Callout.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { productDraft } from '../product-draft.ts'
import { pricesCopied, setValue, waysOf } from './set-value.ts'

/** The cost of a set beside its parts bought apart, in the brand that is looked at, every choice counted. */
export function SetSide({ record }: { record: ChainProduct }) {
  const brand = useOffice(({ brand }) => brand)
  const { records, error, refetch } = useRecords('product')
  const value =
    records &&
    setValue(
      record,
      records.map((each) => each.record),
      brand,
    )
  return (
    <Panel title={m.menu_set_value()} sub={brand === brandIds.macau ? m.office_macau() : m.office_hong_kong()}>
      {value ? (
        <>
          <dl className="mset__value">
            <dt>{m.menu_set_apart_least()}</dt>
            <dd>{money(value.apart.least)}</dd>
            <dt>{m.menu_set_apart_most()}</dt>
            <dd>{money(value.apart.most)}</dd>
            <dt>{m.menu_set_price()}</dt>
            <dd>
              <b>
                {value.set.least === value.set.most
                  ? money(value.set.least)
                  : m.menu_set_range({ least: money(value.set.least), most: money(value.set.most) })}
              </b>
            </dd>
            <dt>{m.menu_set_saves()}</dt>
            <dd>{money(value.savesLeast)}</dd>
          </dl>
          <Callout look={value.savesLeast > 0 ? 'ok' : 'warn'}>
            {value.savesLeast > 0
              ? m.menu_set_all_cheaper({ ways: waysOf(record, brand).toLocaleString('en') })
              : m.menu_set_some_dearer({ sum: money(-value.savesLeast) })}
          </Callout>
          {value.without > 0 && <p className="help">{m.menu_set_without({ count: value.without })}</p>}
        </>
      ) : (
        records && <p className="help">{m.menu_set_no_value()}</p>
      )}
      {!records && (error ? <ErrorNote error={error} onRetry={refetch} /> : <Loading rows={4} />)}
      <CopyPrices from={brand} />
    </Panel>
  )
}

/** Gives the other brand the prices of this one, all through. */
function CopyPrices({ from }: { from: Brand }) {
  const { getValues, reset } = useFormContext<ChainProduct>()
  const to = from === brandIds.macau ? brandIds.hongKong : brandIds.macau
  if (useReadOnly()) return null
  return (
    <OfficeButton
      icon={Copy}
      className="mpro__gap"
      onClick={() => reset(productDraft(pricesCopied(getValues(), from, to)), { keepDefaultValues: true })}
    >
      {to === brandIds.macau ? m.menu_copy_to_macau() : m.menu_copy_to_hong_kong()}
    </OfficeButton>
  )
}
