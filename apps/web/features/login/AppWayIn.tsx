import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { openHost } from '../../hosts/open-host.ts'
import { m } from '../../paraglide/messages.js'
import { useBack, useHref } from '../../stores/go.ts'
import { pathOfOurs } from '../../stores/next.ts'
import { isMember, useSession } from '../../stores/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthHead } from './AuthHead.tsx'
import { guestTarget, returnTarget } from './return-target.ts'

/** Members of the chain's own app log in there; this screen waits for it, and then leads on. */
export function AppWayIn() {
  const [params] = useSearchParams()
  const back = useBack()
  const href = useHref()
  const inside = useSession(({ user }) => isMember(user))
  const target = pathOfOurs(params.get('next')) ?? returnTarget(params.get('page'))
  // The app's login is outside of the page.
  useEffect(() => logIn(), [])
  if (inside) return <Navigate to={href(target)} replace />
  return (
    <main className="app lg" id="main">
      <AuthHead title={m.login_title()} lead={m.login_app_lead()} closes onBack={() => back('/home')} />
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
