import { m } from '../../../paraglide/messages.js'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { wordsIn } from '../../words/in-language.ts'
import { dishOptions } from '../../catalogue/pick-options.ts'
import { discountGift, dishWords, unlessEmpty, withField, withGiftDish, withGiftKind, type TermsEdit } from './terms-edit.ts'

const kinds = ['cash', 'discount', 'product', 'fixed', 'delivery', 'cashLike'] as const

/** The gift of a coupon: how much of what, or which dish. */
export function GiftSentence(edit: TermsEdit) {
  const { terms, onChange, disabled, dishes, locale } = edit
  const { gift } = terms
  const words = {
    cash: m.offers_kind_cash,
    discount: m.offers_kind_discount,
    product: m.offers_kind_product,
    fixed: m.offers_kind_fixed,
    delivery: m.offers_kind_delivery,
    cashLike: m.offers_kind_cash_like,
  }
  return (
    <Sentence title={m.offers_row_what()}>
      {m.offers_gives()}
      <ChipSelect
        label={m.offers_kind()}
        value={gift.kind}
        disabled={disabled}
        options={kinds.map((kind) => ({ value: kind, words: words[kind]() }))}
        onChange={(kind) => onChange(withGiftKind(terms, kind, dishes))}
      />
      {'amount' in gift && (
        <>
          {m.offers_of_sum()}
          <ChipNumber
            money
            label={m.offers_amount()}
            value={gift.amount}
            disabled={disabled}
            onChange={(amount) => onChange({ ...terms, gift: { ...gift, amount } })}
          />
        </>
      )}
      {gift.kind === 'discount' && (
        <>
          <ChipNumber
            label={m.offers_percent()}
            value={100 - gift.pays}
            disabled={disabled}
            onChange={(off) => onChange({ ...terms, gift: discountGift(100 - Math.min(100, off)) })}
          />
          {m.offers_percent_off()}
        </>
      )}
      {'pid' in gift && (
        <ChipSelect
          label={m.offers_dish()}
          value={gift.pid}
          disabled={disabled}
          options={dishes.map(({ pid, name }) => ({ value: pid, words: wordsIn(name, locale) }))}
          onChange={(pid) => onChange(withGiftDish(terms, pid, dishes))}
        />
      )}
      {gift.kind === 'fixed' && (
        <>
          {m.offers_for_sum()}
          <ChipNumber
            money
            label={m.offers_price()}
            value={gift.price}
            disabled={disabled}
            onChange={(price) => onChange({ ...terms, gift: { ...gift, price } })}
          />
        </>
      )}
      {(gift.kind === 'cash' || gift.kind === 'cashLike' || gift.kind === 'discount') && (
        <>
          {m.offers_reaches()}
          <ChipPick
            label={m.offers_covers()}
            words={dishWords(terms.covers ?? [], edit, m.offers_all_dishes())}
            options={dishOptions(dishes, locale)}
            picked={terms.covers ?? []}
            disabled={disabled}
            onChange={(pids) => onChange(withField(terms, 'covers', unlessEmpty(pids)))}
          />
        </>
      )}
    </Sentence>
  )
}
