import { shiftPeopleGet, shiftSignIn, type Answer } from '@harbour/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { PinPad } from './PinPad.tsx'
import { signIn } from './sign-in.ts'
import './SignInScreen.css'

type Person = Answer<typeof shiftPeopleGet>['people'][number]

/** The people of the shift to choose from, and the PIN of one. */
export function SignInScreen() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const [person, choose] = useState<Person>()
  const { data } = useQuery(query(shiftPeopleGet, { storeId }))
  return (
    <main className="shift">
      <h1>{person ? m.shift_pin_of({ name: person.name }) : m.shift_who()}</h1>
      {person ? (
        <PersonPin storeId={storeId} person={person} onOther={() => choose(undefined)} />
      ) : (
        <ul className="shift__people">
          {data?.people.map((each) => (
            <li key={each.staffId}>
              <button type="button" disabled={!each.hasPin} onClick={() => choose(each)}>
                <b>{each.name}</b>
                {!each.hasPin && <small>{m.shift_no_pin()}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data?.people.length === 0 && <p>{m.shift_nobody()}</p>}
    </main>
  )
}

type PersonPinProps = { storeId: string; person: Person; onOther: () => void }

function PersonPin({ storeId, person, onOther }: PersonPinProps) {
  const enter = useMutation({
    mutationFn: (pin: string) => call(shiftSignIn, { storeId, staffId: person.staffId, pin }),
    onSuccess: signIn,
  })
  return (
    <>
      <PinPad submit={m.shift_sign_in()} isPending={enter.isPending} onPin={enter.mutate} error={enter.error?.message} />
      <button type="button" className="shift__other" onClick={onOther}>
        {m.shift_other_person()}
      </button>
    </>
  )
}
