import type { StaffRole } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { shopsToGive, type GrantTerms } from './grants.ts'

type GrantShopsProps = { role: StaffRole; storeIds: readonly string[]; terms: GrantTerms; onChange: (storeIds: string[]) => void }

/** The shops that a role is for: those of this brand by name, and those of the other that are chosen already. */
export function GrantShops({ role, storeIds, terms, onChange }: GrantShopsProps) {
  const offered = shopsToGive(terms.shops, { own: terms.own, role, brandOf: terms.brandOf })
  const others = storeIds.filter((storeId) => !offered.some((shop) => shop.storeId === storeId))
  const shown = [...offered, ...others.map((storeId) => ({ storeId, name: terms.nameOf(storeId) }))]
  const turn = (storeId: string, on: boolean) => onChange(on ? [...storeIds, storeId] : storeIds.filter((each) => each !== storeId))
  return (
    <>
      <div className="pplgrant__shops" role="group" aria-label={m.people_scope_shops()}>
        {shown.map(({ storeId, name }) => (
          <CheckField key={storeId} checked={storeIds.includes(storeId)} onChange={(on) => turn(storeId, on)}>
            {name}
          </CheckField>
        ))}
      </div>
      {storeIds.length === 0 && <p className="pplgrant__say">{m.people_choose_shop()}</p>}
    </>
  )
}
