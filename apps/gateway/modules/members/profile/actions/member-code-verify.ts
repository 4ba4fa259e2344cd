import { memberCodeVerify } from '@harbour/protocol'
import { pointsByExpiry } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const memberCodeVerifyAction = handle(
  memberCodeVerify,
  async ({ code }, { members, memberCodes, points, catalogue, brand, clock }) => {
    const userId = memberCodes.read(code.trim())
    const member = userId === undefined ? undefined : await members.find(userId)
    if (!member) throw refuse(memberCodeVerify, 'MEMBER_CODE_INVALID')
    const lots = pointsByExpiry(await points.lots(member.userId), catalogue.membership(brand).terms, clock.now())
    return { memberNo: member.memberNo, firstName: member.firstName, points: lots.reduce((sum, lot) => sum + lot.points, 0) }
  },
)
