import { Bell } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useProfile } from '../../stores/profile.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useConsent } from './consent.ts'

/** Offers by SMS and email, on or off at once; each change is a consent or its withdrawal. */
export function NewsSwitch() {
  const { data: profile } = useProfile()
  const { give, giving } = useConsent()
  const on = giving?.newsBySms ?? (profile ? profile.newsBySms || profile.newsByEmail : false)
  return (
    <label className="mine__label">
      <ListRow
        icon={Bell}
        plain
        title={m.account_news()}
        end={
          <Switch
            checked={on}
            disabled={!profile}
            onChange={({ currentTarget }) => give({ newsBySms: currentTarget.checked, newsByEmail: currentTarget.checked })}
          />
        }
      />
    </label>
  )
}
