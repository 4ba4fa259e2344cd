import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context.ts'

/** The time that a provider waits for our answer. Work that takes longer goes on, and is told again. */
const patienceMs = 2000

/** Says whether a webhook has been heard in the time that its sender waits; what goes wrong is logged, and has it said again. */
export async function heardInTime(hearing: Promise<boolean>, { log }: Pick<Context, 'log'>): Promise<boolean> {
  const late = new AbortController()
  const heard = hearing.catch((fault: Error) => {
    log.error({ hook: 'cannot be heard', fault: fault.message })
    return false
  })
  const outcome = await Promise.race([heard, sleep(patienceMs, false, { signal: late.signal, ref: false })])
  late.abort()
  return outcome
}
