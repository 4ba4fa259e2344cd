import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { regions } from '@harbour/rules'
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx'
import { useAccountDraft, writeAccount } from './account-draft.ts'

const prefixes = Object.values(regions).map(({ phonePrefix }) => phonePrefix)

type NumberFieldProps = {
  label: string
  autoComplete: 'username' | 'username webauthn' | 'tel-national'
  help?: ReactNode
  error: string | undefined
}

/** The mobile number of whoever wants in; a pasted +852 6123 4567 brings its prefix along. */
export function NumberField({ label, autoComplete, help, error }: NumberFieldProps) {
  const { prefix, number } = useAccountDraft()
  return (
    <PhoneField
      label={label}
      name="account"
      autoComplete={autoComplete}
      required
      prefix={prefix}
      prefixes={prefixes}
      prefixLabel={m.login_prefix()}
      onPrefix={(prefix) => writeAccount({ prefix })}
      value={number}
      onChange={({ currentTarget }) => writeAccount(split(currentTarget.value))}
      help={help}
      error={error}
    />
  )
}

/** A number with a prefix that we offer, as a phone fills it in, becomes that prefix and the rest. */
function split(typed: string): { prefix?: string; number: string } {
  const known = prefixes.find((prefix) => typed.startsWith(`+${prefix}`) && typed.length > prefix.length + 1)
  return known ? { prefix: known, number: typed.slice(known.length + 1).trim() } : { number: typed }
}
