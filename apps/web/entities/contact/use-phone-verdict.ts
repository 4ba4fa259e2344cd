import { useEffect, useState } from 'react'
import { region } from '../../api/region.ts'
import type { judgePhone, PhoneVerdict } from './phone.ts'

/** The phone library's verdict on a number; `unknown` until the library is here, and where it cannot be had the server judges alone. */
export function usePhoneVerdict(typed: string): PhoneVerdict {
  const [judge, setJudge] = useState<typeof judgePhone>()
  // The library comes in a file of its own.
  useEffect(() => {
    import('./phone.ts').then(
      (phone) => setJudge(() => phone.judgePhone),
      () => undefined,
    )
  }, [])
  if (typed.trim() === '') return { state: 'empty' }
  return judge ? judge(typed, region().code) : { state: 'unknown' }
}
