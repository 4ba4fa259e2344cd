import type { ChainPromotion } from '@harbour/chain'
import type { Brand } from '@harbour/rules'
import { Plus, Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { dishOptions } from '../../catalogue/pick-options.ts'
import { dishWords, type TermsEdit } from '../terms/terms-edit.ts'
import { withPrice } from './promotion-edit.ts'

export type PromotionEdit = {
  promotion: ChainPromotion
  brand: Brand
  onChange: (promotion: ChainPromotion) => void
} & Pick<TermsEdit, 'disabled' | 'dishes' | 'names' | 'locale'>

/** The amounts of a promotion at the brand that is looked at: its tiers, its gifts, or the dishes that cost less. */
export function AmountsSentence(edit: PromotionEdit) {
  const { promotion, brand, onChange, disabled, dishes, locale } = edit
  return (
    <Sentence title={m.offers_row_what()}>
      {promotion.kind === 'spend' && <Tiers {...edit} promotion={promotion} />}
      {(promotion.kind === 'gift' || promotion.kind === 'addOn') && (
        <>
          {m.offers_from_spend()}
          <ChipNumber
            money
            label={m.offers_spend()}
            value={promotion.spend[brand] ?? 0}
            disabled={disabled}
            onChange={(cents) => onChange({ ...promotion, spend: withPrice(promotion.spend, brand, cents) })}
          />
        </>
      )}
      {promotion.kind === 'gift' && (
        <>
          {m.offers_one_free()}
          <ChipPick
            label={m.offers_gifts()}
            words={dishWords(promotion.pids, edit, m.offers_choose_dishes())}
            options={dishOptions(dishes, locale)}
            picked={promotion.pids}
            disabled={disabled}
            onChange={(pids) => onChange({ ...promotion, pids })}
          />
        </>
      )}
      {'items' in promotion && <Items {...edit} promotion={promotion} />}
    </Sentence>
  )
}

function Tiers({ promotion, brand, onChange, disabled }: PromotionEdit & { promotion: Extract<ChainPromotion, { kind: 'spend' }> }) {
  const { tiers } = promotion
  const change = (at: number, tier: (typeof tiers)[number]) => onChange({ ...promotion, tiers: tiers.with(at, tier) })
  const add = () => onChange({ ...promotion, tiers: [...tiers, tiers.at(-1) ?? { spend: { [brand]: 0 }, off: { [brand]: 0 } }] })
  return (
    <ol className="sentiers" aria-label={m.offers_tiers()}>
      {tiers.map((tier, at) => (
        // Tiers have no names: they are by their place.
        <li key={at}>
          {m.offers_from_spend()}
          <ChipNumber
            money
            label={m.offers_tier_spend({ no: at + 1 })}
            value={tier.spend[brand] ?? 0}
            disabled={disabled}
            onChange={(cents) => change(at, { ...tier, spend: withPrice(tier.spend, brand, cents) })}
          />
          {m.offers_tier_less()}
          <ChipNumber
            money
            label={m.offers_tier_off({ no: at + 1 })}
            value={tier.off[brand] ?? 0}
            disabled={disabled}
            onChange={(cents) => change(at, { ...tier, off: withPrice(tier.off, brand, cents) })}
          />
          <OfficeButton
            small
            icon={Trash2}
            aria-label={m.offers_tier_remove({ no: at + 1 })}
            disabled={disabled || tiers.length === 1}
            onClick={() => onChange({ ...promotion, tiers: tiers.toSpliced(at, 1) })}
          />
        </li>
      ))}
      <li>
        <OfficeButton small icon={Plus} disabled={disabled} onClick={add}>
          {m.offers_tier_add()}
        </OfficeButton>
      </li>
    </ol>
  )
}

function Items({ promotion, ...edit }: PromotionEdit & { promotion: Extract<ChainPromotion, { items: unknown }> }) {
  const { brand, onChange, disabled, dishes, names, locale } = edit
  const { items, most } = promotion
  const priceOf = (pid: string) => dishes.find((dish) => dish.pid === pid)?.price ?? {}
  const pick = (pids: string[]) =>
    onChange({ ...promotion, items: pids.map((pid) => items.find((item) => item.pid === pid) ?? { pid, price: priceOf(pid) }) })
  return (
    <>
      <ChipPick
        label={m.offers_lower_dishes()}
        words={dishWords(
          items.map(({ pid }) => pid),
          { names, locale },
          m.offers_choose_dishes(),
        )}
        options={dishOptions(dishes, locale)}
        picked={items.map(({ pid }) => pid)}
        disabled={disabled}
        onChange={pick}
      />
      {m.offers_items_most()}
      <ChipNumber label={m.offers_most()} value={most} disabled={disabled} onChange={(count) => onChange({ ...promotion, most: count })} />
      <ol className="sentiers" aria-label={m.offers_lower_dishes()}>
        {items.map((item, at) => (
          <li key={item.pid}>
            {names.dish(item.pid, locale)} $
            <ChipNumber
              money
              label={m.offers_lower_price({ dish: names.dish(item.pid, locale) })}
              value={item.price[brand] ?? 0}
              disabled={disabled}
              onChange={(cents) =>
                onChange({ ...promotion, items: items.with(at, { ...item, price: withPrice(item.price, brand, cents) }) })
              }
            />
          </li>
        ))}
      </ol>
    </>
  )
}
