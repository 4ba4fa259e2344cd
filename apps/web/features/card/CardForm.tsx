import { cardNetwork, groupedNumber } from '@harbour/rules'
import { CreditCard, ShieldCheck } from 'lucide-react'
import type { FormEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useBindCard, type Tokens } from './bind-card.ts'
import type { CardField } from './card-draft.ts'
import { CardFields } from './CardFields.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardRefusal } from './CardRefusal.tsx'
import { reasonOf } from './fault-words.ts'
import { networkWords } from './network-words.ts'
import { useTypedCard } from './use-typed-card.ts'

/** A card as it is typed, drawn above its fields. */
export function CardForm({ tokens, onSaved }: { tokens: Tokens; onSaved: () => void }) {
  const { draft, faults, write, leave, errorAt } = useTypedCard()
  const { bind, busy, refusal, forget } = useBindCard({ tokens, draft, onSaved })
  const network = cardNetwork(draft.number)
  const reason = reasonOf(faults)
  const rewrite = (field: CardField, value: string) => {
    write(field, value)
    forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason && !busy) bind()
  }
  return (
    <form className="crd__form" noValidate onSubmit={submit}>
      <CardPicture
        network={network ? networkWords(network) : ''}
        number={groupedNumber(draft.number, '•')}
        holder={draft.holder}
        expiry={draft.expiry.replace('/', ' / ') || m.card_expiry_blank()}
      />
      <CardFields draft={draft} onWrite={rewrite} onLeave={leave} errorAt={(field) => errorAt(field, refusal)} />
      <p className="crd__note">
        <Icon of={ShieldCheck} size={20} />
        {m.card_safe()}
      </p>
      <p className="crd__note">
        <Icon of={CreditCard} size={20} />
        {m.card_one_each()}
      </p>
      <CtaBar>
        <Button
          block
          type="submit"
          loading={busy}
          disabled={reason !== undefined}
          reason={refusal && !refusal.field ? <CardRefusal words={refusal.words} /> : reason}
        >
          {m.card_add()}
        </Button>
      </CtaBar>
    </form>
  )
}
