import { printerSave, type Input, type Printer } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle, type Call } from '../deps.ts'
import { printerReach } from '../printer-reach.ts'

/** The most printers of a shop. */
const mostPrinters = 20
/** PostgreSQL's code for a row that there is already. */
const uniqueViolation = '23505'

export const printerSaveAction = handle(printerSave, async (input, call) => {
  const wanted = { ...input, host: input.host.toLowerCase() }
  const reach = await printerReach(call)
  if (!reach.mayStandAt(wanted.host, wanted.port)) throw refuse(printerSave, 'PRINTER_ADDRESS')
  return call.db.transaction((rows) => save(rows, wanted, call)).catch(refuseTaken)
})

async function save(rows: Rows, { printerId, ...terms }: Input<typeof printerSave>, call: Call<'staff'>): Promise<{ printer: Printer }> {
  const { printers, audit, ids } = call
  const { storeId } = terms
  const before = printerId === null ? await atAddress(rows, terms, call) : await printers.find(rows, { storeId, printerId })
  if (printerId !== null && !before) throw refuse(printerSave, 'PRINTER_UNKNOWN')
  if (!before && (await printers.list(rows, storeId)).length >= mostPrinters) throw refuse(printerSave, 'PRINTERS_FULL')
  const saved = { ...terms, printerId: before?.printerId ?? ids.guid() }
  await printers.save(rows, saved)
  const shop = namedShop(storeId, call.catalogue)
  await audit.write(
    rows,
    { action: printerSave.name, subject: saved.name, shop, before: before && printerAudited(before), after: printerAudited(saved) },
    call,
  )
  const printer = await printers.find(rows, saved)
  if (!printer) throw new Error('a printer has just been saved')
  return { printer }
}

/** The printer that the shop has at this address: adding one twice, since no answer came, adds one. */
async function atAddress(rows: Rows, { storeId, host, port }: Pick<Printer, 'storeId' | 'host' | 'port'>, { printers }: Call<'staff'>) {
  const there = (await printers.list(rows, storeId)).find((printer) => printer.host === host && printer.port === port)
  return there && printers.find(rows, there)
}

/** A printer as the audit keeps it. */
const printerAudited = ({ printerId, name, host, port, copy, active }: Omit<Printer, 'storeId' | 'fault' | 'waiting'>) => ({
  printerId,
  name,
  host,
  port,
  copy,
  active,
})

/** Of two at one address the index refuses the second. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: unknown }).code === uniqueViolation) throw refuse(printerSave, 'PRINTER_TAKEN') // PostgreSQL's faults have one
  throw error
}
