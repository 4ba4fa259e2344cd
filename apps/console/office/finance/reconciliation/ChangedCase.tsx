import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { reasonWords, stateWords, type SettlementCase } from './case-words.ts'

type ChangedCaseProps = { one: SettlementCase; onKeep: () => void; onTake: () => void }

/** Says that a colleague has changed a case meanwhile, and to what: what is typed stands above. */
export function ChangedCase({ one: { state, reason, ownerName, note }, onKeep, onTake }: ChangedCaseProps) {
  return (
    <div role="alert">
      <Callout look="warn">
        <b>{m.finance_changed()}</b>
        <dl className="rcl__theirs">
          <dt>{m.finance_state()}</dt>
          <dd>{stateWords(state)}</dd>
          <dt>{m.finance_owner()}</dt>
          <dd>{ownerName ?? m.finance_nobody()}</dd>
          <dt>{m.finance_why()}</dt>
          <dd>{reason === null ? '–' : reasonWords(reason)}</dd>
          <dt>{m.finance_note()}</dt>
          <dd>{note || '–'}</dd>
        </dl>
        <span className="rcl__acts">
          <OfficeButton small onClick={onKeep}>
            {m.finance_keep_mine()}
          </OfficeButton>
          <OfficeButton small onClick={onTake}>
            {m.finance_take_theirs()}
          </OfficeButton>
        </span>
      </Callout>
    </div>
  )
}
