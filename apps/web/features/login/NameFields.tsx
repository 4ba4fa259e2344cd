import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/Field.tsx'

type Names = { firstName: string; lastName: string }
type NameFieldsProps = { first: string; last: string; onChange: (change: Partial<Names>) => void; asked: boolean }

/** A name in its two parts, side by side. */
export function NameFields({ first, last, onChange, asked }: NameFieldsProps) {
  const missing = (name: string) => (asked && name.trim() === '' ? m.person_name_missing() : undefined)
  return (
    <div className="rg__two">
      <Field
        label={m.person_first()}
        name="firstName"
        autoComplete="given-name"
        maxLength={40}
        required
        value={first}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
        error={missing(first)}
      />
      <Field
        label={m.person_last()}
        name="lastName"
        autoComplete="family-name"
        maxLength={40}
        required
        value={last}
        onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
        error={missing(last)}
      />
    </div>
  )
}
