import type { StaffGrant } from '@harbour/rules'
import { Plus } from 'lucide-react'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { useShopNames } from '../../words/use-shop-names.ts'
import { GrantRow } from './GrantRow.tsx'
import { rolesToGive, type BrandOf } from './grants.ts'
import './GrantsEditor.css'

type GrantsEditorProps = { grants: readonly StaffGrant[]; disabled?: boolean; onChange: (grants: StaffGrant[]) => void }

const none: readonly StaffGrant[] = []

/** The roles of somebody, each with the part of the chain that it is for: nothing is offered that whoever gives it may not give. */
export function GrantsEditor({ grants, disabled = false, onChange }: GrantsEditorProps) {
  const own = useOffice(({ session }) => session?.staff.grants) ?? none
  const brand = useOffice((office) => office.brand)
  const { shops, nameOf } = useShopNames()
  const brandOf: BrandOf = (storeId) => (shops.some((shop) => shop.storeId === storeId) ? brand : undefined)
  const roles = rolesToGive(own, brandOf)
  const [first] = roles
  return (
    <fieldset className="pplgrants" disabled={disabled}>
      <legend className="lb">{m.people_roles()}</legend>
      {grants.map((grant, at) => (
        <GrantRow
          // Roles have no names of their own.
          key={at}
          no={at + 1}
          grant={grant}
          roles={roles.includes(grant.role) ? roles : [grant.role, ...roles]}
          terms={{ own, brandOf, shops, nameOf }}
          onChange={(next) => onChange(grants.map((each, place) => (place === at ? next : each)))}
          onRemove={() => onChange(grants.filter((_, place) => place !== at))}
        />
      ))}
      {grants.length === 0 && <p>{m.people_no_role()}</p>}
      {first && (
        <span>
          <OfficeButton small icon={Plus} onClick={() => onChange([...grants, { role: first, scope: { kind: 'shops', storeIds: [] } }])}>
            {m.people_add_role()}
          </OfficeButton>
        </span>
      )}
    </fieldset>
  )
}
