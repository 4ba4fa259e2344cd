import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { paths } from '../paths.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { join } from './sign-in.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** Takes an invitation, which the address carries behind its `#`: whoever was invited chooses a password and is in. */
export function JoinScreen() {
  const [token, setToken] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const joined = useMutation({ mutationFn: () => join(token, password), onSuccess: () => navigate(paths.today, { replace: true }) })
  return (
    <SignInFrame title={m.office_join()}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          joined.mutate()
        }}
      >
        <TextField label={m.office_join_token()} value={token} onChange={setToken} />
        <TextField
          label={m.office_join_password()}
          help={m.office_join_password_say()}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <ErrorNote error={joined.error} />
        <OfficeButton type="submit" look="brand" pending={joined.isPending} disabled={token === '' || password === ''}>
          {m.office_join_go()}
        </OfficeButton>
      </form>
    </SignInFrame>
  )
}
