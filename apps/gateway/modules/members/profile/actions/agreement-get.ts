import { agreementGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { agreementsOf } from '../agreement.ts'

export const agreementGetAction = handle(agreementGet, async (_content, call) => ({ texts: await agreementsOf(call.caller.userId, call) }))
