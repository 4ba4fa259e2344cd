import { yuuLoginStatus } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

export const yuuLoginStatusAction = handle(yuuLoginStatus, async (_content, { vendors, vouchers, caller, brand, clock }) => {
  const { userId, phone } = caller
  const answer = (await vendors.partner?.login({ userId, phone, brand })) ?? 'unknown'
  if (answer === 'unknown') throw refuse(yuuLoginStatus, 'PARTNER_AWAY')
  if (answer !== 'loggedOut') return { yuuToken: answer.token }
  await vouchers.partnerAnswered(userId, { loggedIn: false, at: clock.now() })
  throw refuse(yuuLoginStatus, 'PARTNER_LOGGED_OUT')
})
