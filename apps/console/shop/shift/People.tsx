import { shiftPeopleGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/Avatar.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './People.css'

/** Somebody who may sign in at this shop's tablets. */
export type Person = Answer<typeof shiftPeopleGet>['people'][number]

/** The people of the shop as cards; whoever has no PIN yet is told where to get one. */
export function People({ onChoose }: { onChoose: (person: Person) => void }) {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { data, error, refetch } = useQuery({ ...query(shiftPeopleGet, { storeId }), retry: 2 })
  // Whoever cannot sign in yet stands last.
  const people = data?.people.toSorted((a, b) => Number(b.hasPin) - Number(a.hasPin)) ?? []
  if (!data && error)
    return (
      <>
        <p className="people__none" role="alert">
          {error.message}
        </p>
        <TabletButton onClick={() => void refetch()}>{m.frame_retry()}</TabletButton>
      </>
    )
  if (data?.people.length === 0) return <p className="people__none">{m.shift_nobody()}</p>
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.staffId}>
          <button type="button" disabled={!person.hasPin} onClick={() => onChoose(person)}>
            <Avatar name={person.name} />
            <span>
              <b>{person.name}</b>
              {!person.hasPin && <small>{m.shift_no_pin()}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
