import type { SentCode } from '@harbour/protocol'
import { m } from '../../paraglide/messages.js'

/** The account that the code went to, and the way to somewhere else. */
export function CodeRecipient({ sent, byEmail, onChange }: { sent: SentCode; byEmail: boolean; onChange: () => void }) {
  return (
    <div>
      <h2 className="t1">{byEmail ? m.code_title_email() : m.code_title()}</h2>
      <p className="ink2 small">
        {m.code_sent_to({ who: sent.sentTo })}{' '}
        <button type="button" className="link rg__change" onClick={onChange}>
          {m.code_change()}
        </button>
      </p>
    </div>
  )
}
