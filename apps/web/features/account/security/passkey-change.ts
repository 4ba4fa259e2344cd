import { passkeyRegister, passkeyRegisterStart, passkeyRemove } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { m } from '../../../paraglide/messages.js'
import { makePasskey } from '../../../entities/member/passkeys.ts'
import { showToast } from '../../../lib/toast.ts'

/** The password that is wanted before a passkey is made, with the words against the one that was given. */
type PasswordRequest = { refused?: string }

/** Adds and removes passkeys; `changing` is the one that is being removed, or `new`. */
export function usePasskeyChange(onChanged: () => void) {
  const [changing, setChanging] = useState<string>()
  const [password, setPassword] = useState<PasswordRequest>()
  const change = async (which: string, work: () => Promise<string | undefined>) => {
    setChanging(which)
    const words = await work().catch(failureWords)
    setChanging(undefined)
    if (words) showToast(words)
    onChanged()
  }
  const add = async (given?: string) => {
    try {
      const words = await addPasskey(given)
      setPassword(undefined)
      return words
    } catch (cause) {
      if (isRefusal(passkeyRegisterStart, cause, ['PASSWORD_REQUIRED'])) return void setPassword({})
      if (!isRefusal(passkeyRegisterStart, cause, ['PASSWORD_WRONG', 'TRY_LATER'])) throw cause
      setPassword({ refused: cause.message })
    }
  }
  return {
    changing,
    password,
    giveUp: () => setPassword(undefined),
    add: (given?: string) => void change('new', () => add(given)),
    remove: (passkeyRef: string) =>
      void change(passkeyRef, async () => {
        await call(passkeyRemove, { passkeyRef }, { handles: 'all' })
        return m.account_passkey_removed()
      }),
  }
}

const failureWords = (cause: unknown) => (cause instanceof CallFailure ? cause.message : m.account_passkey_failed())

/** Gives what is to be said of it; nothing where the guest has cancelled. */
async function addPasskey(password?: string): Promise<string | undefined> {
  const credential = await makePasskey(await call(passkeyRegisterStart, { password }, { handles: 'all' }))
  if (credential === 'had') return m.account_passkey_had()
  if (!credential) return undefined
  await call(passkeyRegister, { credential }, { handles: 'all' })
  return m.account_passkey_added()
}
