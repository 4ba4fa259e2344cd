import { yuuProfileGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const yuuProfileGetAction = handle(yuuProfileGet, async ({ yuuToken }, { vendors }) => {
  const profile = (await vendors.partner?.profile(yuuToken)) ?? 'unknown'
  if (profile === 'unknown') throw refuse(yuuProfileGet, 'PARTNER_AWAY')
  if (profile === 'loggedOut') throw refuse(yuuProfileGet, 'PARTNER_LOGGED_OUT')
  return { cardNo: profile.cardNo, memberProfileList: profile.members }
})
