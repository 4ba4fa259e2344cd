import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { openHost } from '../../../entities/host/open-host.ts'
import { m } from '../../../paraglide/messages.js'
import { useBack, useHref } from '../../../navigation/go.ts'
import { ownPath } from '../../../navigation/return-to.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { AuthHead } from '../AuthHead.tsx'
import { guestTarget, returnTarget } from './return-target.ts'
import { paths } from '../../../navigation/paths.ts'

/** Members of the chain's own app log in there; this screen waits for it, and then leads on. */
export function AppLogin() {
  const [params] = useSearchParams()
  const back = useBack()
  const href = useHref()
  const inside = useSession(({ user }) => isMember(user))
  const target = ownPath(params.get('next')) ?? returnTarget(params.get('page'))
  // The app's login is outside of the page.
  useEffect(() => logIn(), [])
  if (inside) return <Navigate to={href(target)} replace />
  return (
    <main className="app lg" id="main">
      <AuthHead title={m.login_title()} lead={m.login_app_lead()} closes onBack={() => back(paths.home)} />
      <div className="lgm">
        <div className="lg__acts">
          <Button block onClick={logIn}>
            {m.login_app_open()}
          </Button>
          <Button block variant="ghost" href={guestTarget(params.get('page'))}>
            {m.login_as_guest()}
          </Button>
        </div>
      </div>
    </main>
  )
}

const logIn = () => void openHost().then((host) => host.logIn?.())
