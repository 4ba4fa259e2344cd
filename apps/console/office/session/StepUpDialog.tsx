import { staffStepUp, staffStepUpStart, type Answer, type Sent } from '@harbour/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../api/call.ts'
import { useOffice } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { demoToken, signInByDemo } from './sign-in.ts'
import { signedPasskey } from './signed-passkey.ts'
import { useStepUp } from './step-up.ts'

/** Asks whoever is signed in to show again who they are, before money, people or what is live are touched. */
export function StepUpDialog() {
  const pending = useStepUp(({ pending }) => pending)
  return pending && <Question onAnswer={pending.onAnswer} />
}

function Question({ onAnswer }: { onAnswer: (proven: boolean) => void }) {
  const name = useOffice(({ session }) => session?.staff.name ?? '')
  const { data, error } = useQuery({ ...query(staffStepUpStart, {}), gcTime: 0, staleTime: 0 })
  return (
    <Dialog title={m.office_proof_title()} onClose={() => onAnswer(false)}>
      <p>{m.office_proof_why({ name })}</p>
      <ErrorNote error={error} />
      {demoToken() !== null ? (
        <DemoProof onProven={() => onAnswer(true)} />
      ) : (
        data && <Proof start={data} onProven={() => onAnswer(true)} />
      )}
    </Dialog>
  )
}

type ProofProps = { start: Answer<typeof staffStepUpStart>; onProven: () => void }

function Proof({ start, onProven }: ProofProps) {
  const [password, setPassword] = useState('')
  const prove = useMutation({
    mutationFn: (proof: Sent<typeof staffStepUp>['proof']) => call(staffStepUp, { proof }),
    onSuccess: onProven,
  })
  const byPasskey = useMutation({
    mutationFn: async () => {
      const { passkey } = start
      const credential = passkey && (await signedPasskey(async () => passkey))
      if (credential) await prove.mutateAsync({ by: 'passkey', credential })
    },
  })
  if (start.passkey)
    return (
      <>
        <ErrorNote error={byPasskey.error} />
        <OfficeButton look="brand" pending={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {m.office_proof_passkey()}
        </OfficeButton>
      </>
    )
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        prove.mutate({ by: 'password', password })
      }}
    >
      <TextField
        label={m.office_password()}
        type="password"
        autoComplete="current-password"
        value={password}
        error={prove.error?.message}
        onChange={setPassword}
      />
      <OfficeButton type="submit" look="brand" pending={prove.isPending} disabled={password === ''}>
        {m.office_proof_go()}
      </OfficeButton>
    </form>
  )
}

/** The demo's people have no password: the link that let them in shows it again. */
function DemoProof({ onProven }: { onProven: () => void }) {
  const prove = useMutation({ mutationFn: () => signInByDemo(demoToken() ?? ''), onSuccess: onProven })
  return (
    <>
      <p>{m.office_proof_demo()}</p>
      <ErrorNote error={prove.error} />
      <OfficeButton look="brand" pending={prove.isPending} onClick={() => prove.mutate()}>
        {m.office_proof_go()}
      </OfficeButton>
    </>
  )
}
