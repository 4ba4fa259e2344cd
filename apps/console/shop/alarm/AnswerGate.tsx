import { useState } from 'react'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { People, type Person } from '../shift/People.tsx'
import { PersonPin } from '../shift/PersonPin.tsx'
import { ProofPad } from '../shift/ProofPad.tsx'
import { goOn, sendAgain, takeBack, useAnswering } from './answering.ts'

/** Asks whoever has just answered who they are, in the place of the answer; what they have chosen goes on from there. */
export function AnswerGate() {
  const isProof = useAnswering(({ current }) => current?.stage === 'proof')
  return (
    <section className="ala ala__gate">
      {isProof ? <Proof /> : <Who />}
      <TabletButton block onClick={takeBack}>
        {m.alarm_back()}
      </TabletButton>
    </section>
  )
}

function Who() {
  const shift = useKeys(({ shift }) => shift)
  const [chosen, choose] = useState<Pick<Person, 'staffId' | 'name'> | null>(shift)
  if (!chosen)
    return (
      <>
        <h2>{m.alarm_who()}</h2>
        <People onChoose={choose} />
      </>
    )
  return (
    <>
      <h2>{m.shift_pin_of({ name: chosen.name })}</h2>
      <PersonPin key={chosen.staffId} staffId={chosen.staffId} submit={m.alarm_go_on()} onSignedIn={goOn} />
      <TabletButton block onClick={() => choose(null)}>
        {m.shift_other_person()}
      </TabletButton>
    </>
  )
}

function Proof() {
  const name = useKeys(({ shift }) => shift?.name ?? '')
  return (
    <>
      <h2>{m.shift_pin_of({ name })}</h2>
      <p>{m.alarm_proof()}</p>
      <ProofPad onProven={sendAgain} />
    </>
  )
}
