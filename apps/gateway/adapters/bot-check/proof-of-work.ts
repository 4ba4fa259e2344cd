import { randomInt } from 'node:crypto'
import { WorkChallenge } from '@harbour/protocol'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import type { Quota, Quotas } from '../../platform/quotas.ts'
import type { BotCheck } from '../../modules/members/auth/bot-check.ts'

const lasts = 5 * 60_000
/** Each try is so many hashes. */
const cost = 10
const once: Quota = { name: 'answers to a challenge', most: 1, lasts }

const Data = v.object({ endsAt: v.number(), action: v.string(), deviceId: v.string() })

const Answer = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64').toString()),
  v.parseJson(),
  v.object({
    challenge: v.object({ ...WorkChallenge.entries, parameters: v.looseObject({ data: Data }) }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
)

type WorkDeps = { quotas: Quotas; clock: Clock; secret: Buffer; work: number }

/**
 * Proof of work by ALTCHA, of at most `work` tries and at least half: signed, for one call of one device, for five minutes by our own clock, and
 * good once in all processes.
 */
export function createWork({ quotas, clock, secret, work }: WorkDeps): BotCheck {
  const keys = { hmacSignatureSecret: `challenge ${secret.toString('hex')}`, hmacKeySignatureSecret: `key ${secret.toString('hex')}` }
  return {
    async challenge({ action, deviceId }) {
      const counter = randomInt(Math.ceil(work / 2), work + 1)
      const data = { endsAt: clock.now() + lasts, action, deviceId }
      const made = await createChallenge({ algorithm: 'SHA-256', cost, counter, deriveKey, data, ...keys })
      return { kind: 'work', challenge: v.parse(WorkChallenge, made) }
    },
    async passes(text, { action, deviceId }) {
      const read = v.safeParse(Answer, text)
      if (!read.success) return false
      const { challenge, solution } = read.output
      // `as`: what is signed is what we made; whatever else stands there is refused by its signature.
      const { verified } = await verifySolution({ challenge: challenge as never, solution, deriveKey, ...keys })
      const { data } = challenge.parameters
      if (!verified || data.endsAt <= clock.now() || data.action !== action || data.deviceId !== deviceId) return false
      return !(await quotas.take({ quota: once, key: challenge.signature }))
    },
  }
}
