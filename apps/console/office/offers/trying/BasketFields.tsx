import { orderTypes } from '@harbour/rules'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { wordsIn } from '../../words/in-language.ts'
import { orderTypeWords } from '../words/promotion-sentence.ts'
import { useBasket } from './basket-store.ts'

type BasketFieldsProps = { shops: { value: string; words: string }[]; storeId: string }

/** Where, how and when the basket is ordered, and what its guest has chosen beside. */
export function BasketFields({ shops, storeId }: BasketFieldsProps) {
  const locale = useLocale(({ locale }) => locale)
  const { orderType, at, beside } = useBasket()
  const [coupons, codes] = [useRecords('coupon'), useRecords('promoCode')]
  const options = [
    ...(coupons.records ?? []).map(({ id, record }) => ({ id: `coupon ${id}`, words: wordsIn(record.name, locale), note: id })),
    ...(codes.records ?? []).map(({ id, record }) => ({ id: `promoCode ${id}`, words: wordsIn(record.coupon.name, locale), note: id })),
  ]
  const ways = Object.values(orderTypes).map((each) => ({ value: String(each), words: orderTypeWords(each) }))
  return (
    <div className="offtry__fields">
      <SelectField label={m.offers_shop()} value={storeId} options={shops} onChange={(shop) => useBasket.setState({ storeId: shop })} />
      <SelectField
        label={m.offers_way()}
        value={String(orderType)}
        options={ways}
        onChange={(way) => {
          const chosen = Object.values(orderTypes).find((each) => String(each) === way)
          if (chosen) useBasket.setState({ orderType: chosen })
        }}
      />
      <TextField
        label={m.offers_moment()}
        hint={at === '' ? m.offers_now() : undefined}
        type="datetime-local"
        value={at}
        onChange={(moment) => useBasket.setState({ at: moment })}
      />
      <div className="fld">
        <span className="lb">{m.offers_beside()}</span>
        <ChipPick
          label={m.offers_beside()}
          words={beside.length > 0 ? m.offers_count_coupons({ count: beside.length }) : m.offers_none()}
          options={options}
          picked={beside}
          onChange={(picked) => useBasket.setState({ beside: picked.slice(0, 7) })}
        />
      </div>
    </div>
  )
}
