import type { ChainPromotion, ChainShop } from '@harbour/chain'
import { orderTypes } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { ChipEither } from '../../ui/sentence/ChipEither.tsx'
import { DaypartChips } from '../../ui/sentence/DaypartChips.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { ShopsChip } from '../../catalogue/ShopsChip.tsx'
import { unlessEmpty, withField } from '../terms/terms-edit.ts'
import { orderTypeWords } from '../words/promotion-sentence.ts'
import type { PromotionEdit } from './AmountsSentence.tsx'

/** The days, times, shops and ways of dining of a promotion, and what it stands beside. */
export function PromotionWhen({ promotion, onChange, disabled, shops, names, locale }: PromotionEdit & { shops: readonly ChainShop[] }) {
  const { dates, service, orderTypes: ways = [], stacks = false, kind } = promotion
  const withService = (next: NonNullable<ChainPromotion['service']>) =>
    onChange(withField(promotion, 'service', next.weekdays || next.windows ? next : undefined))
  const withHours = (next: { start: string; end: string } | undefined) => {
    const others = service?.windows?.slice(1) ?? []
    withService(withField(service ?? {}, 'windows', next ? [next, ...others] : unlessEmpty(others)))
  }
  return (
    <>
      <Sentence title={m.offers_row_when()}>
        <DaypartChips
          dates={dates}
          weekdays={service?.weekdays}
          hours={service?.windows?.[0]}
          disabled={disabled}
          onDates={(next) => onChange(withField(promotion, 'dates', next))}
          onWeekdays={(weekdays) => withService(withField(service ?? {}, 'weekdays', weekdays))}
          onHours={withHours}
        />
      </Sentence>
      <Sentence title={m.offers_row_where()}>
        <ShopsChip
          storeIds={promotion.storeIds}
          shops={shops}
          names={names}
          locale={locale}
          disabled={disabled}
          onChange={(storeIds) => onChange(withField(promotion, 'storeIds', storeIds))}
        />
        {m.offers_for_ways()}
        <ChipPick
          label={m.offers_ways()}
          words={ways.length > 0 ? listWords(ways.map((way) => orderTypeWords(way))) : m.offers_any_way()}
          options={Object.values(orderTypes).map((way) => ({ id: String(way), words: orderTypeWords(way) }))}
          picked={ways.map(String)}
          disabled={disabled}
          onChange={(ids) =>
            onChange(withField(promotion, 'orderTypes', unlessEmpty(Object.values(orderTypes).filter((way) => ids.includes(String(way))))))
          }
        />
      </Sentence>
      <Sentence title={m.offers_row_combines()}>
        {kind === 'gift' ? (
          m.offers_gift_stacks()
        ) : (
          <ChipEither
            label={m.offers_stacks_label()}
            on={stacks}
            words={[m.offers_stacks_no(), m.offers_stacks_yes()]}
            disabled={disabled}
            onChange={(on) => onChange(withField(promotion, 'stacks', on || undefined))}
          />
        )}
        <span>{m.offers_before_coupons()}</span>
      </Sentence>
    </>
  )
}
