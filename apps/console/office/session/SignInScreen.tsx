import { useMutation } from '@tanstack/react-query'
import { ArrowRight, Fingerprint, TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { passkeysWork, signInByPasskey, signInByPassword } from './sign-in.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** The office's door: a passkey first, a password where there is none. */
export function SignInScreen() {
  return (
    <SignInFrame title={m.office_sign_in()}>
      {passkeysWork() && <ByPasskey />}
      <ByPassword />
      <p className="ofin__note">
        <Icon of={TabletSmartphone} size={16} />
        {m.office_tablets_elsewhere()}
      </p>
    </SignInFrame>
  )
}

function ByPasskey() {
  const signIn = useMutation({ mutationFn: signInByPasskey })
  return (
    <>
      <button type="button" className="ofin__key" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        <Icon of={Fingerprint} size={28} />
        <span>
          <b>{m.office_passkey()}</b>
          <span>{m.office_passkey_say()}</span>
        </span>
        <Icon of={ArrowRight} size={20} />
      </button>
      <ErrorNote error={signIn.error} />
      <p className="ofin__or">{m.office_no_passkey()}</p>
    </>
  )
}

function ByPassword() {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({ mutationFn: () => signInByPassword(account, password) })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        signIn.mutate()
      }}
    >
      <TextField label={m.office_account()} type="email" autoComplete="username" value={account} onChange={setAccount} />
      <TextField label={m.office_password()} type="password" autoComplete="current-password" value={password} onChange={setPassword} />
      <ErrorNote error={signIn.error} />
      <OfficeButton type="submit" look="brand" pending={signIn.isPending} disabled={account === '' || password === ''}>
        {m.office_sign_in()}
      </OfficeButton>
    </form>
  )
}
