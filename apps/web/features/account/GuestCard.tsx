import { ChevronRight, LogIn } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../../navigation/paths.ts'

/** A guest is one, and can be more. */
export function GuestCard() {
  return (
    <section className="mc">
      <div className="mc__guest">
        <p className="mc__who">{m.account_guest()}</p>
        <p className="small">{m.account_guest_body()}</p>
      </div>
      <Anchor className="mc__sea" href={`${paths.login}?page=mine`}>
        <Icon of={LogIn} size={18} />
        <span className="grow">{m.account_sign_in()}</span>
        <Icon of={ChevronRight} size={18} />
      </Anchor>
    </section>
  )
}
