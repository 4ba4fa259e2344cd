import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/fields/Field.tsx'
import { SearchBox } from '../../ui/forms/fields/SearchBox.tsx'
import { SelectField } from '../../ui/forms/fields/SelectField.tsx'
import { TextAreaField } from '../../ui/forms/fields/TextAreaField.tsx'
import { DemoSection } from './DemoSection.tsx'

export function DemoFields() {
  const [words, setWords] = useState('')
  return (
    <DemoSection title={m.demo_fields()}>
      <div className="demo__pairs">
        <Field label={m.demo_floor()} help={m.demo_floor_help()} defaultValue="12" autoComplete="off" />
        <Field label={m.demo_flat()} placeholder="B" autoComplete="off" />
        <Field
          label={m.demo_phone()}
          error={m.demo_phone_error()}
          start={<span className="ink2">+852</span>}
          type="tel"
          inputMode="tel"
          defaultValue="6123 45"
          autoComplete="off"
        />
        <SelectField label={m.demo_district()} defaultValue="taikoo">
          <option value="taikoo">{m.demo_taikoo()}</option>
          <option value="quarry-bay">{m.demo_quarry_bay()}</option>
        </SelectField>
        <Field label={m.demo_account()} value="8820 1142" readOnly />
        <Field label={m.demo_account()} value="8820 1142" disabled readOnly />
      </div>
      <TextAreaField label={m.demo_request()} defaultValue={m.demo_request_text()} limit={26} />
      <SearchBox label={m.demo_search()} placeholder={m.demo_search()} value={words} onChange={setWords} />
      <SearchBox label={m.demo_c_chicken()} value={words || m.demo_c_chicken()} onChange={setWords} />
    </DemoSection>
  )
}
