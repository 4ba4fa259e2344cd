import type { MemberProfile } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { AsyncSwitch } from '../../../ui/forms/choices/AsyncSwitch.tsx'
import { useConsent } from './consent.ts'

type Kind = 'newsBySms' | 'newsByEmail' | 'receiveNews'

const kinds: { kind: Kind; title: () => string; body: () => string }[] = [
  { kind: 'newsBySms', title: m.account_news_sms, body: m.account_news_body },
  { kind: 'newsByEmail', title: m.account_news_email, body: m.account_news_body },
  { kind: 'receiveNews', title: m.account_news_push, body: m.account_news_push_body },
]

/** Offers by each channel: a switch takes effect at once, and is kept with its time. */
export function Consents({ profile }: { profile: MemberProfile }) {
  const give = useConsent()
  return (
    <div role="group" aria-labelledby="consents">
      <span id="consents" className="field__label">
        {m.account_consents()}
      </span>
      {kinds.map(({ kind, title, body }) => (
        <label key={kind} className="prf__consent">
          <span className="grow">
            <b className="strong">{title()}</b>
            <span className="small ink2">{body()}</span>
          </span>
          <AsyncSwitch on={profile[kind]} ask={(on) => give({ [kind]: on })} />
        </label>
      ))}
    </div>
  )
}
