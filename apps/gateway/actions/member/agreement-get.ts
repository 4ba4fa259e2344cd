import { agreementGet } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { agreementsOf } from '../../members/agreement.ts'

export const agreementGetAction = handle(agreementGet, async (_content, call) => ({ texts: await agreementsOf(call.caller.userId, call) }))
