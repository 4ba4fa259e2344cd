import type { login, passwordForget, registerSms } from '@harbour/protocol'
import { useState } from 'react'
import { isRefusal } from '../../../api/is-refusal.ts'

/** A call that may ask for a security check before it goes on. */
type GuardedAction = typeof login | typeof passwordForget | typeof registerSms
/** The security check that the gateway asks for. */
export type CheckKind = 'puzzle' | 'code'

/** Does what may need a security check: where the gateway asks for one it is shown, and once passed the same is done again with its token. */
export function useSecurityCheck(action: GuardedAction, send: (captchaToken?: string) => Promise<void>) {
  const [check, setCheck] = useState<CheckKind>()
  async function attempt(captchaToken?: string) {
    setCheck(undefined)
    try {
      await send(captchaToken)
    } catch (cause) {
      if (isRefusal(action, cause, ['CAPTCHA_REQUIRED'])) setCheck('puzzle')
      else if (isRefusal(action, cause, ['CODE_REQUIRED'])) setCheck('code')
      else throw cause
    }
  }
  return { check, attempt, giveUp: () => setCheck(undefined) }
}
