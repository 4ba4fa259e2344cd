import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { Icon } from '../../Icon.tsx'

export type SelectFieldProps = Omit<FieldWords, 'end'> & ComponentProps<'select'>

/** The phone's own list; its `<option>`s are the children. */
export function SelectField({ label, hideLabel, error, help, start, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, error, help, start, className }} end={<Icon of={ChevronDown} size={18} className="ink3" />}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  )
}
