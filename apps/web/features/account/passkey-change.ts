import { passkeyRegister, passkeyRegisterStart, passkeyRemove } from '@harbour/protocol'
import { useState } from 'react'
import { call, CallFailure } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import { makePasskey } from '../../stores/passkeys.ts'
import { showToast } from '../../ui/toast.ts'

/** Adds and removes passkeys; `changing` is the one that is being removed, or `new`. */
export function usePasskeyChange(onChanged: () => void) {
  const [changing, setChanging] = useState<string>()
  const change = async (which: string, work: () => Promise<string | undefined>) => {
    setChanging(which)
    const words = await work().catch((cause: unknown) => {
      if (cause instanceof CallFailure) return undefined // the call has said why
      return m.account_passkey_failed()
    })
    setChanging(undefined)
    if (words) showToast(words)
    onChanged()
  }
  return {
    changing,
    add: () => void change('new', addPasskey),
    remove: (passkeyRef: string) =>
      void change(passkeyRef, async () => {
        await call(passkeyRemove, { passkeyRef })
        return m.account_passkey_removed()
      }),
  }
}

/** What is to be said of it; nothing where the guest has cancelled. */
async function addPasskey(): Promise<string | undefined> {
  const credential = await makePasskey(await call(passkeyRegisterStart, {}))
  if (credential === 'had') return m.account_passkey_had()
  if (!credential) return undefined
  await call(passkeyRegister, { credential })
  return m.account_passkey_added()
}
