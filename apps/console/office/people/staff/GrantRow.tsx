import { brandIds, type StaffGrant, type StaffRole, type StaffScope } from '@harbour/rules'
import { Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { brandsToGive, scopesToGive, type GrantTerms } from './grants.ts'
import { GrantShops } from './GrantShops.tsx'
import { brandName, roleName } from './staff-words.ts'

type GrantRowProps = {
  no: number
  grant: StaffGrant
  roles: readonly StaffRole[]
  terms: GrantTerms
  onChange: (grant: StaffGrant) => void
  onRemove: () => void
}

/** One role and the part of the chain that it is for. */
export function GrantRow({ no, grant: { role, scope }, roles, terms, onChange, onRemove }: GrantRowProps) {
  const options = scopeOptions(role, terms)
  const value = scopeKey(scope)
  const known = options.some((option) => option.value === value)
  return (
    <div className="pplgrant" role="group" aria-label={m.people_role_no({ no })}>
      <SelectField
        label={m.people_role()}
        value={role}
        options={roles.map((each) => ({ value: each, words: roleName(each) }))}
        onChange={(next) => onChange({ role: next, scope: fitting(scope, next, terms) })}
      />
      <SelectField
        label={m.people_scope()}
        value={value}
        options={known ? options : [{ value, words: scopeWords(value) }, ...options]}
        onChange={(next) => onChange({ role, scope: scopeOf(next) })}
      />
      <OfficeButton look="ghost" icon={Trash2} aria-label={m.people_remove_role({ no, role: roleName(role) })} onClick={onRemove} />
      {scope.kind === 'shops' && (
        <GrantShops
          role={role}
          storeIds={scope.storeIds}
          terms={terms}
          onChange={(storeIds) => onChange({ role, scope: { kind: 'shops', storeIds } })}
        />
      )}
    </div>
  )
}

const scopeKey = (scope: StaffScope): string => (scope.kind === 'brand' ? `brand ${scope.brand}` : scope.kind)

function scopeOf(key: string): StaffScope {
  const brand = Object.values(brandIds).find((each) => key === `brand ${each}`)
  if (brand !== undefined) return { kind: 'brand', brand }
  return key === 'all' ? { kind: 'all' } : { kind: 'shops', storeIds: [] }
}

function scopeWords(key: string): string {
  const scope = scopeOf(key)
  if (scope.kind === 'brand') return m.people_scope_brand({ city: brandName(scope.brand) })
  return scope.kind === 'all' ? m.people_scope_all() : m.people_scope_shops()
}

function scopeOptions(role: StaffRole, { own, brandOf }: GrantTerms) {
  const keys = scopesToGive(own, role, brandOf).flatMap((kind) =>
    kind === 'brand' ? brandsToGive(own, role, brandOf).map((brand) => `brand ${brand}`) : [kind as string],
  )
  return keys.map((value) => ({ value, words: scopeWords(value) }))
}

/** The scope as it was, where the other role may be given for it; else shops, to be chosen. */
function fitting(scope: StaffScope, role: StaffRole, terms: GrantTerms): StaffScope {
  return scopeOptions(role, terms).some(({ value }) => value === scopeKey(scope)) ? scope : { kind: 'shops', storeIds: [] }
}
