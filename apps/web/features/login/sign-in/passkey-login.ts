import { passkeyLogin, passkeyLoginStart } from '@harbour/protocol'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../api/call.ts'
import { useSending } from '../../../api/use-sending.ts'
import { passkeysFillIn, signByPasskey, stopWaiting } from '../../../entities/member/passkeys.ts'
import { keepGuestKey, useSignedIn } from './sign-in.ts'

/** Logging in by a passkey: when it is asked for, and meanwhile wherever the browser fills in the user's name. */
export function usePasskeyLogin() {
  const signedIn = useSignedIn()
  const logIn = async (mediation: 'optional' | 'conditional') => {
    const options = await call(passkeyLoginStart, {}, { background: mediation === 'conditional', handles: 'all' })
    const credential = await signByPasskey(options, mediation)
    if (!credential) return
    await keepGuestKey()
    signedIn(await call(passkeyLogin, { credential }, { handles: 'all' }))
  }
  const { busy, failed, send } = useSending(() => logIn('optional'))
  const offer = useEffectEvent(async () => {
    if (await passkeysFillIn()) await logIn('conditional').catch(() => undefined) // an offer; whoever asks is told
  })
  // The browser waits beside the form, and no longer than it stands.
  useEffect(() => {
    void offer()
    return stopWaiting
  }, [])
  return { busy, failed, ask: () => send() }
}
