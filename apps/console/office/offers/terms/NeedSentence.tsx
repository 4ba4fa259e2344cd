import { m } from '../../../paraglide/messages.js'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { ChipEither } from '../../ui/sentence/ChipEither.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { dishOptions } from '../../catalogue/pick-options.ts'
import { dishWords, withField, type TermsEdit } from './terms-edit.ts'

type Mode = 'none' | 'with' | 'without'

/** The basket that a coupon asks for: how much, of which dishes, and what does not count. */
export function NeedSentence(edit: TermsEdit) {
  const { terms, onChange, disabled, dishes, locale } = edit
  const { minimum = 0, countsBoxedMeal = false, need } = terms
  const mode: Mode = !need ? 'none' : 'pids' in need ? 'with' : 'without'
  const pids = !need ? [] : 'pids' in need ? need.pids : need.without
  const change = (next: Mode) =>
    onChange(withField(terms, 'need', next === 'none' ? undefined : next === 'with' ? { pids, count: 1 } : { without: pids }))
  return (
    <Sentence title={m.offers_row_need()}>
      {m.offers_needs()}
      <ChipNumber
        money
        label={m.offers_minimum()}
        value={minimum}
        disabled={disabled}
        onChange={(sum) => onChange(withField(terms, 'minimum', sum > 0 ? sum : undefined))}
      />
      {m.offers_or_more()}
      <ChipEither
        label={m.offers_boxed_meal()}
        on={countsBoxedMeal}
        words={[m.offers_boxed_meal_no(), m.offers_boxed_meal_yes()]}
        disabled={disabled}
        onChange={(on) => onChange(withField(terms, 'countsBoxedMeal', on || undefined))}
      />
      <ChipSelect
        label={m.offers_need()}
        value={mode}
        disabled={disabled}
        options={[
          { value: 'none', words: m.offers_need_none() },
          { value: 'with', words: m.offers_need_with() },
          { value: 'without', words: m.offers_need_without() },
        ]}
        onChange={change}
      />
      {need && 'pids' in need && (
        <ChipNumber
          label={m.offers_need_count()}
          value={need.count}
          disabled={disabled}
          onChange={(count) => onChange({ ...terms, need: { ...need, count } })}
        />
      )}
      {need && (
        <ChipPick
          label={m.offers_need_dishes()}
          words={dishWords(pids, edit, m.offers_choose_dishes())}
          options={dishOptions(dishes, locale)}
          picked={pids}
          disabled={disabled}
          onChange={(picked) => onChange({ ...terms, need: 'pids' in need ? { ...need, pids: picked } : { without: picked } })}
        />
      )}
    </Sentence>
  )
}
