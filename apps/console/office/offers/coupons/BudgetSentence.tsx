import type { ChainPromoCode } from '@harbour/chain'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipEither } from '../../ui/sentence/ChipEither.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { withField } from '../terms/terms-edit.ts'

type BudgetSentenceProps = { code: ChainPromoCode; disabled: boolean; onChange: (code: ChainPromoCode) => void }

type Limit = 'any' | 'some' | 'none'

/** A code's budget begins at so many uses, and at so much money for each. */
const firstLimit = 1000

/** The number of a code's uses and the money that it may cost: the first end that is reached stops it, for all shops at the same moment. */
export function BudgetSentence({ code, disabled, onChange }: BudgetSentenceProps) {
  const { limit, budget, once, partner = false, coupon } = code
  const { gift } = coupon
  const kind: Limit = limit === null ? 'any' : limit === 0 ? 'none' : 'some'
  const worth = 'amount' in gift ? gift.amount : null
  const change = (next: Limit) => onChange({ ...code, limit: next === 'any' ? null : next === 'none' ? 0 : firstLimit })
  return (
    <Sentence title={m.offers_row_budget()}>
      {m.offers_stops_after()}
      <ChipSelect
        label={m.offers_limit()}
        value={kind}
        disabled={disabled}
        options={[
          { value: 'any', words: m.offers_limit_any() },
          { value: 'some', words: m.offers_limit_some() },
          { value: 'none', words: m.offers_limit_none() },
        ]}
        onChange={change}
      />
      {limit !== null && limit > 0 && (
        <ChipNumber
          label={m.offers_limit_count()}
          value={limit}
          disabled={disabled}
          onChange={(count) => onChange({ ...code, limit: count })}
        />
      )}
      {gift.kind === 'discount' ? (
        m.offers_budget_not_percent()
      ) : (
        <>
          <ChipSelect
            label={m.offers_budget()}
            value={budget === undefined ? 'no' : 'yes'}
            disabled={disabled}
            options={[
              { value: 'no', words: m.offers_budget_none() },
              { value: 'yes', words: m.offers_budget_some() },
            ]}
            onChange={(value) => onChange(withField(code, 'budget', value === 'yes' ? firstLimit * (worth ?? 1000) : undefined))}
          />
          {budget !== undefined && (
            <ChipNumber
              money
              label={m.offers_budget_sum()}
              value={budget}
              disabled={disabled}
              onChange={(sum) => onChange({ ...code, budget: sum })}
            />
          )}
        </>
      )}
      {limit !== null && limit > 0 && worth !== null && <span>{m.offers_at_most({ sum: money(limit * worth) })}</span>}
      <ChipEither
        label={m.offers_once_label()}
        on={once}
        words={[m.offers_once_no(), m.offers_once_yes()]}
        disabled={disabled}
        onChange={(on) => onChange({ ...code, once: on })}
      />
      <ChipEither
        label={m.offers_partner_label()}
        on={partner}
        words={[m.offers_partner_no(), m.offers_partner_yes()]}
        disabled={disabled}
        onChange={(on) => onChange(withField(code, 'partner', on || undefined))}
      />
    </Sentence>
  )
}
