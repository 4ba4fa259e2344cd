import { cardNetwork, codeLength, groupedNumber, typedExpiry } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/fields/Field.tsx'
import type { CardDraft, CardField } from './card-draft.ts'
import { networkWords } from './network-words.ts'
import { SecurityCode } from './SecurityCode.tsx'
import { typeNumber } from './type-number.ts'

type CardFieldsProps = {
  draft: CardDraft
  onWrite: (field: CardField, value: string) => void
  onLeave: (field: CardField) => void
  errorAt: (field: CardField) => string | undefined
}

/** The fields of a card. No field has a name, so that no browser can ever post one by itself: what is typed goes to the provider alone. */
export function CardFields({ draft, onWrite, onLeave, errorAt }: CardFieldsProps) {
  const network = cardNetwork(draft.number)
  return (
    <>
      <Field
        label={m.card_number()}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        maxLength={40}
        required
        value={groupedNumber(draft.number)}
        onChange={({ currentTarget }) => onWrite('number', typeNumber(currentTarget))}
        onBlur={() => onLeave('number')}
        error={errorAt('number')}
        end={network && <span className="crd__net">{networkWords(network)}</span>}
      />
      <div className="crd__two">
        <Field
          label={m.card_expiry()}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={m.card_expiry_blank()}
          maxLength={9}
          required
          value={draft.expiry}
          onChange={({ currentTarget }) => onWrite('expiry', typedExpiry(currentTarget.value))}
          onBlur={() => onLeave('expiry')}
          error={errorAt('expiry')}
        />
        <SecurityCode
          length={codeLength(network)}
          value={draft.code}
          onWrite={(code) => onWrite('code', code)}
          onLeave={() => onLeave('code')}
          error={errorAt('code')}
        />
      </div>
      <Field
        label={m.card_holder_name()}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        value={draft.holder}
        onChange={({ currentTarget }) => onWrite('holder', currentTarget.value)}
        onBlur={() => onLeave('holder')}
        error={errorAt('holder')}
      />
    </>
  )
}
