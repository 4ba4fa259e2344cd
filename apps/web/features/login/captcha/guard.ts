import { useState } from 'react'
import { refusedFor } from '../words-of.ts'

/** Which security check the gateway asks for before it goes on. */
export type Check = 'puzzle' | 'code'

/** Does what may need a security check: where the gateway asks for one it is shown, and once passed the same is done again with its token. */
export function useGuard(attempt: (captchaToken?: string) => Promise<void>) {
  const [check, setCheck] = useState<Check>()
  const [busy, setBusy] = useState(false)
  const run = async (captchaToken?: string) => {
    setBusy(true)
    setCheck(undefined)
    try {
      await attempt(captchaToken)
    } catch (cause) {
      if (refusedFor(cause, 'CAPTCHA_REQUIRED')) setCheck('puzzle')
      else if (refusedFor(cause, 'CODE_REQUIRED')) setCheck('code')
      else throw cause
    } finally {
      setBusy(false)
    }
  }
  return { check, busy, run, giveUp: () => setCheck(undefined) }
}
