import { agreementGive } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { agreementsOf, versionsToday } from '../agreement.ts'

/** Keeps a consent; who agrees to the same again has agreed once. */
export const agreementGiveAction = handle(agreementGive, async (read, call) => {
  const { consents, caller, clock } = call
  const today = versionsToday(call)
  if (read.agreement !== today.agreement || read.privacy !== today.privacy) throw refuse(agreementGive, 'AGREEMENT_CHANGED', today)
  const due = (await agreementsOf(caller.userId, call)).filter((text) => text.due)
  const given = due.map(({ informationId, version }) => ({ kind: informationId, given: true, wording: version, at: clock.now() }))
  await consents.keep(caller.userId, given)
  return { texts: await agreementsOf(caller.userId, call) }
})
