import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { reasonOptions } from '../../words/order-words.ts'

/** The reason for something: its code, and words for whoever reads the audit. */
export type Reason<Code extends string> = { code: Code; words: string }

type ReasonFieldsProps<Code extends string> = {
  codes: readonly Code[]
  reason: Reason<Code>
  disabled?: boolean
  onChange: (reason: Reason<Code>) => void
}

const mostWords = 200
const leastWords = 3

/** Says whether enough was written. */
export const isExplained = ({ words }: { words: string }): boolean => words.trim().length >= leastWords

/** The reason why somebody does something about a guest or an order, which stays in the audit. */
export function ReasonFields<Code extends string>({ codes, reason, disabled = false, onChange }: ReasonFieldsProps<Code>) {
  return (
    <>
      <SelectField
        label={m.support_reason()}
        value={reason.code}
        options={reasonOptions(codes)}
        disabled={disabled}
        onChange={(code) => onChange({ ...reason, code })}
      />
      <TextArea
        label={m.support_words()}
        help={m.support_words_say()}
        rows={2}
        maxLength={mostWords}
        disabled={disabled}
        value={reason.words}
        onChange={(words) => onChange({ ...reason, words })}
      />
    </>
  )
}
