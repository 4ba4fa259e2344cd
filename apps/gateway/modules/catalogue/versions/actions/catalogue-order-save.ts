import { catalogueOrderSave } from '@harbour/protocol'
import { hasRight } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { readList } from '../../catalogue-store.ts'
import { handle } from '../deps.ts'
import { moveRecords } from '../draft-store.ts'
import { editDraft, revisionOf } from '../open-draft.ts'
import { movedIds } from '../moved-ids.ts'
import { isOfMarketing } from '../record-kinds.ts'

export const catalogueOrderSaveAction = handle(catalogueOrderSave, async ({ versionNo, kind, ids }, call) => {
  if (!isOfMarketing(kind) && !hasRight(call.caller.grants, 'catalogue.edit')) throw refuseCommon('NOT_ALLOWED')
  return editDraft(call, versionNo, async (rows) => {
    const list = (await readList(rows, versionNo)).filter((entry) => entry.kind === kind)
    const known = new Map(list.map(({ id, position }) => [id, position]))
    if (ids.some((id) => !known.has(id))) throw refuse(catalogueOrderSave, 'RECORD_UNKNOWN')
    const order = [...new Set([...ids, ...known.keys()])]
    const places = new Map(order.map((id, place) => [id, place] as const).filter(([id, place]) => known.get(id) !== place))
    if (places.size > 0) {
      await moveRecords(rows, { versionNo, kind, places, changedBy: call.caller.name, at: call.clock.now() })
      const done = { action: catalogueOrderSave.name, subject: `${kind} of ${versionNo}` }
      await call.audit.write(rows, { ...done, after: { moved: movedIds([...known.keys()], order).slice(0, 200) } }, call)
    }
    return { revision: await revisionOf(rows, versionNo) }
  })
})
