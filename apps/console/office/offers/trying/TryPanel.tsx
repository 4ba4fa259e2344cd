import type { CouponRef, EditedOffer } from '@harbour/protocol'
import { classes } from '../../../lib/classes.ts'
import { useLocale } from '../../../lib/locale.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useOffice } from '../../../api/keys.ts'
import { wordsIn } from '../../words/in-language.ts'
import { useNames } from '../../catalogue/names.ts'
import { useBasket } from './basket-store.ts'
import { BasketFields } from './BasketFields.tsx'
import { BasketLines } from './BasketLines.tsx'
import { TrialWords } from './TrialWords.tsx'
import './TryPanel.css'
import { useTrial } from './use-trial.ts'

type TryPanelProps = {
  /** The offer as it is edited. */
  offer: EditedOffer | null
  /** The coupon or code that is asked about; null of a promotion, which is never chosen. */
  own: CouponRef | null
  /** The promotion that is asked about. */
  promotionId?: string
}

/** A basket to try an offer on: the rules that price orders say what it gives, or what stands against it. */
export function TryPanel({ offer, own, promotionId }: TryPanelProps) {
  const [locale, brand] = [useLocale(({ locale }) => locale), useOffice(({ brand }) => brand)]
  const { dishes, shops, error } = useNames()
  const { lines, storeId } = useBasket()
  const here = shops.filter((shop) => shop.brand === brand)
  const shop = here.find((each) => each.storeId === storeId) ?? here[0]
  const trial = useTrial(offer, own, shop?.storeId ?? '')
  const sold = dishes.filter(({ price }) => price[brand] !== undefined)
  return (
    <Panel title={m.offers_try()} className="offtry">
      <ErrorNote error={error} />
      <BasketFields
        shops={here.map((each) => ({ value: each.storeId, words: wordsIn(each.name, locale) }))}
        storeId={shop?.storeId ?? ''}
      />
      <BasketLines
        dishes={sold.map(({ pid, name }) => ({ id: pid, words: wordsIn(name, locale) }))}
        priced={trial.data?.lines ?? []}
        left={trial.data?.left ?? []}
      />
      {lines.length === 0 ? (
        <Empty title={m.offers_try_empty()}>{m.offers_try_empty_say()}</Empty>
      ) : (
        <div className={classes('offtry__out', trial.isPlaceholderData && 'is-stale')} aria-live="polite" aria-busy={trial.isFetching}>
          <ErrorNote error={trial.error} onRetry={trial.refetch} />
          {trial.data && <TrialWords trial={trial.data} own={own} promotionId={promotionId} />}
          {trial.data && (
            <dl className="offsums">
              <dt>{m.offers_sum_dishes()}</dt>
              <dd>{money(trial.data.subtotal)}</dd>
              <dt>{m.offers_sum_promotions()}</dt>
              <dd>{money(0 - trial.data.discount)}</dd>
              <dt>{m.offers_sum_coupons()}</dt>
              <dd>{money(0 - trial.data.couponDiscount)}</dd>
              <dt>{m.offers_sum_fees()}</dt>
              <dd>{money(trial.data.boxedMeal + trial.data.delivery)}</dd>
              <dt>{m.offers_sum_total()}</dt>
              <dd>
                <b>{money(trial.data.total)}</b>
              </dd>
            </dl>
          )}
        </div>
      )}
    </Panel>
  )
}
