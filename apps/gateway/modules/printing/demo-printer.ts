import type { PlatformServices } from '../../platform/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { PrintingServices } from './services.ts'

type DemoPrinterDeps = Pick<PrintingServices, 'printers'> & Pick<PlatformServices, 'db' | 'ids' | 'settings'> & Pick<StaffServices, 'audit'>

/** Gives the demo's shop the sandbox's printer, while it has none. Only to be asked for on the demo. */
export async function giveDemoPrinter(storeId: string, { printers, db, ids, settings, audit }: DemoPrinterDeps): Promise<void> {
  const give = db.transaction(async (rows) => {
    if ((await printers.list(rows, storeId)).length > 0) return
    const terms = { host: '127.0.0.1', port: settings.printing.sandboxPort, copy: 'both', active: true } as const
    const printer = { printerId: ids.guid(), storeId, name: 'Sandbox', ...terms }
    await printers.save(rows, printer)
    const by = { caller: { staffId: null, name: 'npm start' }, logId: '' }
    await audit.write(rows, { action: 'npm start', subject: printer.name, after: printer }, by)
  })
  await give.catch(unlessGiven)
}

/** Of two starts at once the other has given it one. */
function unlessGiven(error: unknown): void {
  if ((error as { code?: unknown }).code !== '23505') throw error // PostgreSQL's faults have one
}
