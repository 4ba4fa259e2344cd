import { m } from '../../../paraglide/messages.js'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import './BothField.css'

type BothFieldProps = {
  label: string
  words: { tc: string; en: string }
  disabled?: boolean
  lines?: boolean
  /** The faults that the gateway has found, by language. */
  faults?: { tc?: string | undefined; en?: string | undefined }
  onChange: (words: { tc: string; en: string }) => void
}

/** A text in both languages, side by side. */
export function BothField({ label, words, disabled, lines, faults, onChange }: BothFieldProps) {
  const Each = lines ? TextArea : TextField
  return (
    <div className="offboth">
      <Each
        label={m.offers_in_chinese({ label })}
        lang="zh-Hant"
        value={words.tc}
        disabled={disabled}
        error={faults?.tc}
        onChange={(tc) => onChange({ ...words, tc })}
      />
      <Each
        label={m.offers_in_english({ label })}
        lang="en"
        value={words.en}
        disabled={disabled}
        error={faults?.en}
        onChange={(en) => onChange({ ...words, en })}
      />
    </div>
  )
}
