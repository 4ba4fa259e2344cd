import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { Icon } from '../../Icon.tsx'
import './PhoneField.css'

export type PhoneFieldProps = Omit<FieldWords, 'start'> &
  ComponentProps<'input'> & {
    prefix: string
    /** Calling codes without their plus. */
    prefixes: readonly string[]
    prefixLabel: string
    onPrefix: (prefix: string) => void
  }

/** A phone number beside its calling code. */
export function PhoneField({
  label,
  hideLabel,
  error,
  help,
  end,
  prefix,
  prefixes,
  prefixLabel,
  onPrefix,
  className,
  ...input
}: PhoneFieldProps) {
  const code = (
    <span className="field__prefix strong num">
      <select aria-label={prefixLabel} autoComplete="off" value={prefix} onChange={(event) => onPrefix(event.currentTarget.value)}>
        {prefixes.map((each) => (
          <option key={each} value={each}>
            +{each}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="ink3" />
    </span>
  )
  return (
    <FieldFrame {...{ label, hideLabel, error, help, end, className }} start={code}>
      {(control) => <input type="tel" inputMode="tel" maxLength={20} {...input} {...control} />}
    </FieldFrame>
  )
}
