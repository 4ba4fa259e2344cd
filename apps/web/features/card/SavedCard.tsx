import type { SavedCard as Card } from '@harbour/protocol'
import { cardIsOver, formatPrice } from '@harbour/rules'
import { BadgeCheck, History, Info, Trash2, TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { dayWords } from '../../lib/day-words.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { AsyncSwitch } from '../../ui/forms/choices/AsyncSwitch.tsx'
import { useDefaultCard } from './card-change.ts'
import { CardPicture } from './CardPicture.tsx'
import { networkWords } from './network-words.ts'

/** The card as it is known here, whether it is used first, and the way to be rid of it. */
export function SavedCard({ card, onRemove }: { card: Card; onRemove: () => void }) {
  const setDefault = useDefaultCard(card.cardId)
  const { last4, holder, expiryMonth, expiryYear, lastUsed } = card
  const network = networkWords(card.network)
  const name = m.card_name({ network, last4 })
  const over = useServerTimeValue((now) => cardIsOver({ month: expiryMonth, year: expiryYear }, now))
  const expiry = `${String(expiryMonth).padStart(2, '0')} / ${String(expiryYear).slice(-2)}`
  return (
    <>
      <CardPicture
        {...{ network, holder }}
        number={`•••• •••• •••• ${last4}`}
        expiry={over ? m.card_over() : expiry}
        label={`${name}, ${holder}, ${over ? m.card_over() : `${m.card_expires()} ${expiry}`}`}
      />
      <div className="card crd__rows">
        <label className="crd__row">
          <ListRow
            icon={BadgeCheck}
            plain
            className="crd__green"
            title={m.card_default()}
            detail={m.card_default_body()}
            end={<AsyncSwitch on={card.isDefault} ask={setDefault} />}
          />
        </label>
        <ListRow
          icon={History}
          plain
          title={m.card_last_used()}
          end={
            <span className="small ink2 crd__used">
              {lastUsed ? `${dayWords(lastUsed.at)}, ${formatPrice(lastUsed.amount)}` : m.card_never_used()}
            </span>
          }
        />
        <ListRow icon={Trash2} plain danger title={m.card_remove()} onClick={onRemove} />
      </div>
      <Banner icon={over ? TriangleAlert : Info} tone={over ? 'warn' : 'info'} note>
        <p className="crd__one">
          <b>{over ? m.card_over_body() : m.card_only_one()}</b>
          {!over && m.card_only_one_body({ last4 })}
        </p>
      </Banner>
    </>
  )
}
