import { registerVerifySms } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { codeHash } from '../send-code.ts'

const lasts = 30 * 60_000

export const registerVerifySmsAction = handle(registerVerifySms, async ({ smsId, code }, { codes, proofs, clock, deviceId }) => {
  const hash = codeHash(smsId, code)
  const tried = await codes.attempt({ codeId: smsId, purposes: ['register', 'reset'], deviceId, codeHash: hash, now: clock.now() })
  if (!tried) throw refuse(registerVerifySms, 'SMS_CODE_EXPIRED')
  if (!tried.right) throw refuse(registerVerifySms, 'SMS_CODE_WRONG', { triesLeft: tried.triesLeft })
  const purpose = tried.purpose === 'reset' ? 'reset' : 'register'
  return proofs.give({ purpose, deviceId, target: tried.target, userId: tried.userId, lasts })
})
