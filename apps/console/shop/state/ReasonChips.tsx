import { shopStateReasons } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { reasonWords, type Reason } from './state-words.ts'

type ReasonChipsProps = { chosen: Reason | null; disabled: boolean; onChoose: (reason: Reason) => void }

/** The reasons why a shop is busy, or pauses. */
export function ReasonChips({ chosen, disabled, onChoose }: ReasonChipsProps) {
  return (
    <div className="state__reasons" role="group" aria-label={m.state_reason()}>
      {shopStateReasons.map((each) => (
        <Chip key={each} on={each === chosen} disabled={disabled} onChoose={() => onChoose(each)}>
          {reasonWords(each)}
        </Chip>
      ))}
    </div>
  )
}
