import { shiftSignIn } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { PinPad } from './PinPad.tsx'
import { signIn } from './sign-in.ts'
import { usePin } from './use-pin.ts'

type PersonPinProps = { staffId: string; submit?: string; onSignedIn?: (() => void) | undefined }

/** Asks somebody for their PIN, and signs them in. */
export function PersonPin({ staffId, submit = m.shift_sign_in(), onSignedIn }: PersonPinProps) {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { enter, ...asked } = usePin(
    (pin) => call(shiftSignIn, { storeId, staffId, pin }),
    (session) => {
      signIn(session)
      onSignedIn?.()
    },
  )
  return <PinPad submit={submit} onPin={enter} {...asked} />
}
