import { Bell } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useProfile } from '../../../entities/member/profile.ts'
import { useConsent } from './consent.ts'
import { SwitchRow } from './SwitchRow.tsx'

/** Offers by SMS and email, on or off at once; each change is a consent or its withdrawal. */
export function NewsSwitch() {
  const { data: profile } = useProfile()
  const give = useConsent()
  const on = profile ? profile.newsBySms || profile.newsByEmail : false
  return (
    <SwitchRow
      icon={Bell}
      title={m.account_news()}
      on={on}
      disabled={!profile}
      ask={(wanted) => give({ newsBySms: wanted, newsByEmail: wanted })}
    />
  )
}
