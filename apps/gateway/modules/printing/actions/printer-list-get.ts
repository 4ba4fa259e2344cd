import { printerListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const printerListGetAction = handle(printerListGet, async ({ storeId }, { db, printers }) => ({
  printers: await printers.list(db.rows, storeId),
}))
