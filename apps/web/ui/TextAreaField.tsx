import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { useTyped } from './typed.ts'

export type TextAreaFieldProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** The most characters it takes; shows the count. */
    limit?: number
  }

export function TextAreaField({ label, hideLabel, error, help, start, end, limit, className, onInput, ...area }: TextAreaFieldProps) {
  const { count, most, setTyped } = useTyped(area, limit)
  return (
    <FieldFrame {...{ label, hideLabel, error, help, start, end, count, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          maxLength={most ?? area.maxLength}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            onInput?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}
