import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/fields/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

type SecurityCodeProps = { length: number; value: string; onWrite: (code: string) => void; onLeave: () => void; error: string | undefined }

/** The security code, and where on the card it stands. */
export function SecurityCode({ length, value, onWrite, onLeave, error }: SecurityCodeProps) {
  const [explained, explain] = useState(false)
  const front = length === 4
  return (
    <Field
      label={m.card_code()}
      inputMode="numeric"
      autoComplete="cc-csc"
      placeholder={front ? m.card_code_blank_front() : m.card_code_blank_back()}
      required
      value={value}
      onChange={({ currentTarget }) => onWrite(currentTarget.value.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length))}
      onBlur={onLeave}
      error={error}
      help={explained ? (front ? m.card_code_front() : m.card_code_back()) : undefined}
      end={
        <IconButton
          icon={CircleHelp}
          size={20}
          label={m.card_code_where()}
          aria-expanded={explained}
          className="crd__ask"
          onClick={() => explain(!explained)}
        />
      }
    />
  )
}
