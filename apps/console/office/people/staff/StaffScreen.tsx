import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { RolesTable } from './RolesTable.tsx'
import { usePeople } from './use-people.ts'

/** The chain's people: who they are, what they may do, and how they come in. */
export function StaffScreen() {
  const { people, error, isFetching, refetch } = usePeople()
  const [tab] = useFilter('tab')
  const [inviting, setInviting] = useState(false)
  const current = tab === 'roles' ? 'roles' : 'people'
  return (
    <Page
      title={m.office_staff()}
      sub={people && m.people_count({ count: people.filter(({ active }) => active).length })}
      tools={
        <OfficeButton look="go" icon={UserPlus} onClick={() => setInviting(true)}>
          {m.people_invite()}
        </OfficeButton>
      }
    >
      <Tabs
        label={m.people_parts()}
        current={current}
        tabs={[
          { key: 'people', words: m.people_people(), count: people?.length },
          { key: 'roles', words: m.people_roles() },
        ]}
      />
      <ErrorNote error={error} onRetry={refetch} />
      {current === 'roles' && <RolesTable />}
      {current === 'people' && (people ? <PeopleTable people={people} stale={isFetching} /> : !error && <Loading rows={8} />)}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}
