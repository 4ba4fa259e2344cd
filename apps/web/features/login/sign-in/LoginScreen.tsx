import { useSearchParams } from 'react-router'
import { hostKind } from '../../../lib/host-kind.ts'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { useSession } from '../../../api/session.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AppLogin } from './AppLogin.tsx'
import { AuthHead } from '../AuthHead.tsx'
import { useEntryHref } from './use-entry-href.ts'
import { GuestsOnly } from './GuestsOnly.tsx'
import { LoginForm } from './LoginForm.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { guestTarget } from './return-target.ts'
import { paths } from '../../../navigation/paths.ts'

/**
 * The screen where members sign in, and go back to where they came from (spec 1.24, 2.3). Whoever would rather not can order as a guest, and finds what this
 * device has ordered under its account.
 */
export const LoginScreen = () => <GuestsOnly>{hostKind() === 'app' ? <AppLogin /> : <WayIn />}</GuestsOnly>

function WayIn() {
  const [params] = useSearchParams()
  const back = useBack()
  const href = useEntryHref()
  const known = useSession(({ user }) => user !== null)
  return (
    <main className="app lg" id="main">
      <AuthHead title={m.login_title()} lead={m.login_lead()} closes onBack={() => back(paths.home)} />
      <div className="lgm">
        <LoginForm />
        <div className="lg__acts">
          <PasskeyLogin />
          {known && (
            <p className="small ink2 lg__mid">
              {m.login_guest_orders()}{' '}
              <Anchor className="link" href={`${paths.account}?orders=1`}>
                {m.login_to_guest_orders()}
              </Anchor>
            </p>
          )}
          <Button block variant="ghost" href={guestTarget(params.get('page'))}>
            {m.login_as_guest()}
          </Button>
          <p className="small ink2 lg__mid">
            {m.login_new_here()}{' '}
            <Anchor className="link" href={href(paths.register)}>
              {m.login_join()}
            </Anchor>
          </p>
        </div>
      </div>
    </main>
  )
}
