import { m } from '../../../paraglide/messages.js'
import { passkeysWork } from '../../../entities/member/passkeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePasskeyLogin } from './passkey-login.ts'

/** The way in without a password, where the browser knows passkeys. */
export const PasskeyLogin = () => passkeysWork() && <PasskeyButton />

function PasskeyButton() {
  const { busy, failed, ask } = usePasskeyLogin()
  return (
    <>
      <Button block variant="secondary" loading={busy} onClick={ask}>
        {m.login_passkey()}
      </Button>
      <p className="small lg__passkey" role="alert">
        {failed}
      </p>
    </>
  )
}
