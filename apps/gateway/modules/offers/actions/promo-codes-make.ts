import { promoCodesMake } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { handle, type Call } from '../deps.ts'

export const promoCodesMakeAction = handle(promoCodesMake, async ({ batchId, promoCode, count, note }, call) => {
  const { catalogue, clock, caller, issuedCodes } = call
  if (!Object.values(brandIds).some((brand) => catalogue.promoCode(promoCode, brand))) throw refuse(promoCodesMake, 'PROMO_CODE_UNKNOWN')
  return call.db.transaction(async (rows) => {
    const asked = { batchId, promoCode, count, note, madeAt: clock.now(), madeName: caller.name }
    if (await issuedCodes.make(rows, asked, newCodes(count, call)))
      await call.audit.write(rows, { action: promoCodesMake.name, subject: promoCode, after: { batchId, count, note } }, call)
    const batch = await issuedCodes.batch(rows, batchId)
    if (batch?.promoCode !== promoCode || batch.count !== count || batch.note !== note) throw refuse(promoCodesMake, 'BATCH_CONFLICT')
    return { batch }
  })
})

/** Different codes, so many of them. */
function newCodes(count: number, { ids }: Pick<Call, 'ids'>): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCode(ids))
  return [...codes]
}

/** Twelve letters and digits, which nobody guesses; none of those that are read for one another. */
function newCode(ids: Call['ids']): string {
  const letters = ids
    .secret()
    .toUpperCase()
    .replaceAll(/[^A-HJ-NP-Z2-9]/g, '')
  return letters.length < 12 ? newCode(ids) : letters.slice(0, 12)
}
