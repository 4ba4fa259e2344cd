import { staffMeGet } from '@harbour/protocol'
import { rightsOf } from '@harbour/rules'
import { handle } from '../deps.ts'

/** Only somebody who is active and has a password has come here. */
export const staffMeGetAction = handle(staffMeGet, (_input, { caller }) => ({
  staff: { ...caller, grants: [...caller.grants], active: true, joined: true },
  rights: rightsOf(caller.grants),
}))
