import { isLogin } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

/** A key that opens nothing, whatever the reason, is no login. */
export const isLoginAction = handle(isLogin, async (_input, { sessions, key, deviceId }) => {
  const opened = await sessions.open(key, deviceId)
  if ('refused' in opened) throw refuse(isLogin, 'SESSION_EXPIRED')
  return { userId: opened.guest.userId }
})
