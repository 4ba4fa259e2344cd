import type { MemberProfile } from '@harbour/protocol'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { useProfile } from '../../../entities/member/profile.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import '../account.css'
import { paths } from '../../../navigation/paths.ts'

/** The member's profile, and what they allow (spec 1.23, 2.7, 3.1). `mailbox` is how an email is confirmed. */
export function ProfileScreen({ mailbox }: { mailbox: (profile: MemberProfile) => ReactNode }) {
  const back = useBack()
  const { data: profile, isError, isFetching, refetch } = useProfile()
  return (
    <div className="app pad-cta prf">
      <AppBar line title={m.account_profile()} onBack={() => back(paths.account)} />
      <main id="main">
        {profile && <ProfileForm profile={profile} mailbox={mailbox(profile)} />}
        {!profile && !isError && <Skeleton height={420} />}
        {!profile && isError && (
          <EmptyState title={m.shell_profile_failed()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.account_retry()}
            </Button>
          </EmptyState>
        )}
      </main>
    </div>
  )
}
