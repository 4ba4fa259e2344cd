import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { useCharacterLimit } from './use-character-limit.ts'

export type FieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** The most characters it takes; shows the count. */
    limit?: number
  }

/** A line to write: text, tel, email, password. Works held by the screen (`value`) or by the form (`name`, `defaultValue`). */
export function Field({ label, hideLabel, error, help, start, end, limit, className, ...input }: FieldProps) {
  const { count, controls } = useCharacterLimit(input, limit)
  return (
    <FieldFrame {...{ label, hideLabel, error, help, start, end, count, className }}>
      {(control) => <input {...input} {...control} {...controls} />}
    </FieldFrame>
  )
}
