import { captchaVerify } from '@harbour/protocol'
import type { Call } from '../deps.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { unmetBotCheck } from '../unmet-bot-check.ts'
import { codeHash } from '../send-code.ts'
import { passesPuzzle } from '../puzzle-track.ts'

const lasts = 5 * 60_000

/** A puzzle proves a hand at work, for any account; a code proves whose it is. */
export const captchaVerifyAction = handle(captchaVerify, async ({ captchaId, way, x, track, code, botCheck }, call) => {
  const target = way === 'code' ? await judgeCode({ captchaId, code: code ?? '' }, call) : ''
  if (way !== 'code') await judgeSlice({ captchaId, way, x: x ?? 0, track: track ?? [], botCheck }, call)
  const { proof, expiresAt } = await call.proofs.give({ purpose: 'check', deviceId: call.deviceId, target, userId: null, lasts })
  return { captchaToken: proof, expiresAt }
})

async function judgeCode({ captchaId: codeId, code }: { captchaId: string; code: string }, { codes, clock, deviceId }: Call) {
  const tried = await codes.attempt({ codeId, purposes: ['check'], deviceId, codeHash: codeHash(codeId, code), now: clock.now() })
  if (!tried) throw refuse(captchaVerify, 'SMS_CODE_EXPIRED')
  if (!tried.right) throw refuse(captchaVerify, 'SMS_CODE_WRONG', { triesLeft: tried.triesLeft })
  return tried.target
}

type Slice = { captchaId: string; way: 'drag' | 'keys'; x: number; track: { x: number; t: number }[]; botCheck: string | undefined }

async function judgeSlice({ captchaId, botCheck, ...slice }: Slice, call: Call): Promise<void> {
  const challenge = await unmetBotCheck(captchaVerify, botCheck, call)
  if (challenge) throw refuse(captchaVerify, 'BOT_CHECK_REQUIRED', challenge)
  const { puzzles, clock, deviceId } = call
  const place = await puzzles.take({ puzzleId: captchaId, deviceId, now: clock.now() })
  if (place === undefined) throw refuse(captchaVerify, 'CAPTCHA_EXPIRED')
  if (!passesPuzzle(slice, place)) throw refuse(captchaVerify, 'CAPTCHA_WRONG')
}
