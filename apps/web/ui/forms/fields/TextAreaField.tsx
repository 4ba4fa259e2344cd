import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { useCharacterLimit } from './use-character-limit.ts'

export type TextAreaFieldProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** The most characters it takes; shows the count. */
    limit?: number
  }

export function TextAreaField({ label, hideLabel, error, help, start, end, limit, className, ...area }: TextAreaFieldProps) {
  const { count, controls } = useCharacterLimit(area, limit)
  return (
    <FieldFrame {...{ label, hideLabel, error, help, start, end, count, className }}>
      {(control) => <textarea {...area} {...control} {...controls} />}
    </FieldFrame>
  )
}
