import { useParams } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { Ways } from './PeopleTable.tsx'
import { PersonForm } from './PersonForm.tsx'
import './PersonScreen.css'
import { PersonTools } from './PersonTools.tsx'
import { SessionsOf } from './SessionsOf.tsx'
import { usePeople } from './use-people.ts'

/** One of the chain's people: their roles, the ways by which they come in, and where they are signed in. */
export function PersonScreen() {
  const { staffId = '' } = useParams()
  const { people, error, refetch } = usePeople()
  const own = useOffice(({ session }) => session?.staff.staffId)
  const person = people?.find((each) => each.staffId === staffId)
  const above = [{ to: paths.staff, words: m.office_staff() }]
  if (!person)
    return (
      <Page title={m.people_person()} above={above}>
        <ErrorNote error={error} onRetry={refetch} />
        {!error && (people ? <Empty title={m.people_out_of_reach()} /> : <Loading rows={8} />)}
      </Page>
    )
  const isOwn = person.staffId === own
  return (
    <Page
      title={person.name}
      above={above}
      mark={<Ways person={person} />}
      sub={person.account}
      tools={!isOwn && <PersonTools person={person} />}
    >
      <ErrorNote error={error} onRetry={refetch} />
      {isOwn && <Callout look="info">{m.people_self()}</Callout>}
      <div className="pplperson">
        <PersonForm key={staffId} person={person} disabled={isOwn || !person.active} />
        <SessionsOf person={person} isOwn={isOwn} />
      </div>
    </Page>
  )
}
