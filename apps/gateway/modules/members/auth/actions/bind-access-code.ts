import { bindAccessCode } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const bindAccessCodeAction = handle(bindAccessCode, async ({ secretKey, accessCode }, { sessions, deviceId }) => {
  const bound = await sessions.bind({ secretKey, accessCode, deviceId })
  if ('refused' in bound) throw refuse(bindAccessCode, bound.refused)
  return { userId: bound.guest.userId }
})
