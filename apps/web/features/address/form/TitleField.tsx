import type { Answer, miscUserTitles } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx'

type TitleFieldProps = {
  titles: Answer<typeof miscUserTitles> | undefined
  value: string
  error: string | undefined
  onChange: (title: string) => void
}

/** The title by which the rider addresses the guest; also not at all (spec 3.2, 3.3). */
export function TitleField({ titles = [], value, error, onChange }: TitleFieldProps) {
  return (
    <SelectField
      label={m.address_title_field()}
      name="title"
      required
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
