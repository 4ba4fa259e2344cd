import { m } from '../../paraglide/messages.js'
import { Field, type FieldProps } from '../../ui/forms/fields/Field.tsx'
import { Optional } from './Optional.tsx'

const longest = 26

/** The note by which a rider finds a door: it may stay empty (spec 5.11). */
export function NoteField(input: Omit<FieldProps, 'label'>) {
  return (
    <Field
      label={<Optional>{m.address_note()}</Optional>}
      help={m.address_note_help()}
      name="note"
      limit={longest}
      autoComplete="off"
      {...input}
    />
  )
}
