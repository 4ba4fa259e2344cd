import { staffMeGet } from '@harbour/protocol'
import { isAtTablet, rightsOf } from '@harbour/rules'
import { refuseCommon } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { staffShown } from '../staff-member.ts'

/** The grants and rights are those of the session: at a tablet those of its shop. */
export const staffMeGetAction = handle(staffMeGet, async (_input, { caller, staff, db }) => {
  const person = await staff.find(db.rows, caller.staffId)
  if (!person) throw refuseCommon('LOGIN_AGAIN')
  const rights = rightsOf(caller.grants)
  return {
    staff: staffShown({ ...person, grants: [...caller.grants] }),
    rights: caller.tabletId === null ? rights : rights.filter(isAtTablet),
  }
})
