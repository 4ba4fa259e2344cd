import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'
import { BothField } from '../parts/BothField.tsx'
import type { CouponTerms } from '../words/coupon-terms.ts'

type WordsPanelProps = {
  terms: CouponTerms
  disabled: boolean
  /** The place of the texts in the record: `coupon.` of a promo code. */
  within?: string
  faults: { field: string; fault: string }[]
  onChange: (terms: CouponTerms) => void
}

/** The words of a coupon that guests read, in both languages. */
export function WordsPanel({ terms, disabled, within = '', faults, onChange }: WordsPanelProps) {
  const faultOf = (field: string) => faults.find((each) => each.field === `${within}${field}`)?.fault
  const both = (field: string) => ({ tc: faultOf(`${field}.tc`), en: faultOf(`${field}.en`) })
  return (
    <Panel title={m.offers_words()} sub={m.offers_words_say()}>
      <div className="stack">
        <BothField
          label={m.offers_name()}
          words={terms.name}
          disabled={disabled}
          faults={both('name')}
          onChange={(name) => onChange({ ...terms, name })}
        />
        <BothField
          label={m.offers_category()}
          words={terms.category}
          disabled={disabled}
          faults={both('category')}
          onChange={(category) => onChange({ ...terms, category })}
        />
        <BothField
          lines
          label={m.offers_terms()}
          words={{ tc: terms.terms.tc.join('\n'), en: terms.terms.en.join('\n') }}
          disabled={disabled}
          faults={both('terms')}
          onChange={({ tc, en }) => onChange({ ...terms, terms: { tc: linesOf(tc), en: linesOf(en) } })}
        />
      </div>
    </Panel>
  )
}

/** A line that is just begun stays, so that the next can be typed. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))
