import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'
import type { Log } from '../../platform/log.ts'
import type { ManagedCheck } from '../../platform/settings/bot-check.ts'
import type { BotCheck } from '../../modules/members/auth/bot-check.ts'

const patienceMs = 3000
/** The time for which work is asked for instead of a provider that has not answered. */
const restMs = 60_000

const Verdict = v.object({ success: v.boolean() })

type ManagedDeps = { work: BotCheck; clock: Clock; log: Log }

/**
 * A managed provider's check, Cloudflare Turnstile or hCaptcha, which speak alike: its widget gives a token, good once, and it says whether that is
 * so. It learns nothing of the guest from us. While it does not answer, guests work instead.
 */
export function createManaged({ kind, siteKey, secret, url }: ManagedCheck, { work, clock, log }: ManagedDeps): BotCheck {
  let awayUntil = 0
  return {
    challenge: async (call) => (clock.now() < awayUntil ? work.challenge(call) : { kind, siteKey }),
    async passes(answer, call) {
      if (clock.now() < awayUntil) return work.passes(answer, call)
      try {
        const ask = () =>
          fetch(url, {
            method: 'POST',
            body: new URLSearchParams({ secret, response: answer, sitekey: siteKey }),
            signal: AbortSignal.timeout(patienceMs),
          })
        const response = await askProvider('botCheck', ask, ({ status }) => status)
        return v.parse(Verdict, await response.json()).success
      } catch (fault) {
        awayUntil = clock.now() + restMs
        log.error({ botCheck: `${kind} does not answer`, fault: fault instanceof Error ? fault.name : typeof fault })
        return false
      }
    },
  }
}
