import { Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useOffice } from '../api/keys.ts'
import { CrashBoundary } from '../ui/CrashBoundary.tsx'
import { OfficeFrame } from './frame/OfficeFrame.tsx'
import { openGroups } from './frame/places.ts'
import { NoSuchPage } from './frame/NoSuchPage.tsx'
import { paths } from './paths.ts'
import { screens } from './screens.ts'
import { useRights } from './session/rights.ts'
import { JoinScreen } from './session/JoinScreen.tsx'
import { SignInScreen } from './session/SignInScreen.tsx'
import { Loading } from './ui/Loading.tsx'
import { OfficeCrashed } from './ui/OfficeCrashed.tsx'

/** The office: whoever is signed in works in it, at the places that their roles open. */
export function OfficeApp() {
  const signedIn = useOffice(({ session }) => session !== null)
  const { pathname } = useLocation()
  if (pathname === paths.join) return <JoinScreen />
  return signedIn ? <Office /> : <SignInScreen />
}

function Office() {
  const rights = useRights()
  const brand = useOffice(({ brand }) => brand)
  const first = openGroups(rights)[0]?.places[0]?.to ?? paths.today
  return (
    <OfficeFrame>
      <Guarded>
        {/* What was read of one brand is not shown of the other. */}
        <Routes key={brand}>
          {screens
            .filter(({ right }) => right === null || rights.includes(right))
            .map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          <Route path={paths.today} element={first === paths.today ? <NoSuchPage /> : <Navigate to={first} replace />} />
          <Route path="*" element={<NoSuchPage />} />
        </Routes>
      </Guarded>
    </OfficeFrame>
  )
}

/** A page that breaks takes nothing else with it, and one that is fetched keeps its room. */
function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <CrashBoundary at={pathname} onCrash={() => undefined} crashed={(again) => <OfficeCrashed onAgain={again} />}>
      <Suspense fallback={<Loading rows={10} />}>{children}</Suspense>
    </CrashBoundary>
  )
}
