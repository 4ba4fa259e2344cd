import { m } from '../../paraglide/messages.js'
import { SelectField } from '../../ui/forms/fields/SelectField.tsx'
import { useTitles } from '../contact/titles.ts'
import { Optional } from './Optional.tsx'

type TitleFieldProps = {
  value: string
  /** Has to be said; else it may stay open. */
  required?: boolean
  error?: string | undefined
  onChange: (title: string) => void
}

/** The title by which the rider addresses the guest; also not at all (spec 3.2, 3.3). */
export function TitleField({ value, required = false, error, onChange }: TitleFieldProps) {
  const { data: titles = [] } = useTitles()
  return (
    <SelectField
      label={required ? m.address_title_field() : <Optional>{m.address_title_field()}</Optional>}
      name="title"
      required={required}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" hidden>
        {m.address_title_choose()}
      </option>
      {titles.map(({ titlesCode, titlesName }) => (
        <option key={titlesCode} value={titlesCode}>
          {titlesName}
        </option>
      ))}
    </SelectField>
  )
}
