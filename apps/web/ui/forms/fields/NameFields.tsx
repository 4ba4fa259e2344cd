import { m } from '../../../paraglide/messages.js'
import { Field } from './Field.tsx'
import './NameFields.css'

type NamePart = 'firstName' | 'lastName'

export type NameFieldsProps = Record<NamePart, string> & {
  /** The parts in the order in which they are asked for. */
  parts: readonly NamePart[]
  onChange: (change: Partial<Record<NamePart, string>>) => void
  /** A part that is missing is said. */
  asked: boolean
}

/** A name in its two parts, side by side. */
export function NameFields({ parts, onChange, asked, ...name }: NameFieldsProps) {
  return (
    <div className="name2">
      {parts.map((part) => (
        <Field
          key={part}
          label={part === 'lastName' ? m.person_last() : m.person_first()}
          name={part}
          autoComplete={part === 'lastName' ? 'family-name' : 'given-name'}
          maxLength={40}
          required
          value={name[part]}
          onChange={({ currentTarget }) => onChange({ [part]: currentTarget.value })}
          error={asked && name[part].trim() === '' ? m.person_name_missing() : undefined}
        />
      ))}
    </div>
  )
}
