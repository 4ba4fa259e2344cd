import { promoCodesExport } from '@harbour/protocol'
import { writeCsv } from '../../../platform/csv.ts'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'

export const promoCodesExportAction = handle(promoCodesExport, ({ batchId }, call) =>
  call.db.transaction(async (rows) => {
    const batch = await call.issuedCodes.batch(rows, batchId)
    if (!batch) throw refuse(promoCodesExport, 'BATCH_UNKNOWN')
    await call.audit.write(rows, { action: promoCodesExport.name, subject: batch.promoCode, after: { batchId, count: batch.count } }, call)
    const codes = await call.issuedCodes.codes(rows, batchId)
    return { csv: writeCsv([['code', 'state'], ...codes.map(({ code, state }) => [code, state])]) }
  }),
)
