import { catalogueRecordSave, type Input } from '@harbour/protocol'
import { hasRight } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { idOf, type Chain } from '../../catalogue-store.ts'
import type { Fault } from '../../chain-file/check-references.ts'
import { checkRecord } from '../../chain-file/check-chain.ts'
import { handle } from '../deps.ts'
import { changeRecords, recordHash, recordState } from '../draft-store.ts'
import { heldRecords } from '../held-records.ts'
import { editDraft, revisionOf } from '../open-draft.ts'
import { isOfMarketing } from '../record-kinds.ts'

/** Two who edit one record: the second is shown both, and nothing is overwritten. The same again changes nothing, and is not written down twice. */
export const catalogueRecordSaveAction = handle(catalogueRecordSave, async (input, call) => {
  const { versionNo, kind, id } = input
  if (!isOfMarketing(kind) && !hasRight(call.caller.grants, 'catalogue.edit')) throw refuseCommon('NOT_ALLOWED')
  const record = wellFormed(input)
  return editDraft(call, versionNo, async (rows) => {
    const state = await recordState(rows, { versionNo, kind, id })
    const hash = record === null ? null : await recordHash(rows, record)
    const seenAll = state.hash === input.seen && state.liveHash === input.seenLive
    if (!seenAll && hash !== state.hash) {
      const data = { ...(await heldRecords(rows, state)), changedBy: state.changedBy, changedAt: state.changedAt }
      throw refuse(catalogueRecordSave, 'RECORD_CHANGED', data)
    }
    if (hash !== state.hash || (seenAll && state.changed && state.baseHash !== state.liveHash)) {
      await changeRecords(rows, {
        versionNo,
        changes: [{ kind, id, record, position: null }],
        by: call.caller.name,
        at: call.clock.now(),
      })
      const [before, after] = [state.hash, hash].map((each) => ({ versionNo, hash: each }))
      const { held } = await heldRecords(rows, state)
      const whole = (of: unknown) => (of === null || JSON.stringify(of).length > mostAudited ? {} : { record: of })
      const done = { action: catalogueRecordSave.name, subject: `${kind} ${id}` }
      await call.audit.write(
        rows,
        { ...done, before: { ...before, ...whole(held?.record ?? null) }, after: { ...after, ...whole(input.record) } },
        call,
      )
    }
    return { hash, revision: await revisionOf(rows, versionNo) }
  })
})

/** The characters of a record up to which it stands in the audit whole; of a longer one its hash does. */
const mostAudited = 20_000

/** The record as its kind's schema reads it, as JSON; refuses one with faults. */
function wellFormed({ kind, id, record }: Input<typeof catalogueRecordSave>): string | null {
  if (record === null) return null
  const checked = checkRecord(kind, record)
  if ('faults' in checked) throw refuse(catalogueRecordSave, 'RECORD_FAULTY', { faults: checked.faults })
  const ownId = idOf(kind, checked.record as Chain[typeof kind][number]) // its kind's schema has let it through
  const fault: Fault = { kind, id, field: 'id', fault: `the record is ${ownId}` }
  if (ownId !== id) throw refuse(catalogueRecordSave, 'RECORD_FAULTY', { faults: [fault] })
  return JSON.stringify(checked.record)
}
