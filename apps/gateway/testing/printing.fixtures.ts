import { randomUUID } from 'node:crypto'
import { printerSave, printJobListGet, printJobSave, rasterRowBytes, type Answer } from '@harbour/protocol'
import { openPrinterDriver } from '../adapters/printers/open-printer-driver.ts'
import { noon, startGateway, type As, type TestGateway } from './gateway.ts'
import { newGuest, place, taikooShop } from './orders.fixtures.ts'
import { atShops, newStaff } from './staff.fixtures.ts'

/** Rows of dots that are the same for the same seed, and hold none of a printer's own commands. */
export const rasterOf = (rows: number, seed = 1) =>
  Buffer.from(Array.from({ length: rows * rasterRowBytes }, (_, at) => ((at * 31 + seed * 97) % 251) | 0x20))

/** A printer as a manager enters it. */
export const newPrinter = (more: object = {}) => ({
  storeId: taikooShop,
  printerId: null,
  name: 'Counter',
  host: '127.0.0.1',
  port: 9100,
  copy: 'both',
  active: true,
  ...more,
})

/** A paper as a tablet sends it. */
export const newJob = (more: object = {}) => ({
  storeId: taikooShop,
  orderId: null,
  jobId: randomUUID(),
  copy: 'kitchen',
  kind: 'dayEnd',
  raster: rasterOf(10).toString('base64'),
  ...more,
})

/** On a machine that is busy a printer may take many times longer: none is given up for its time. */
const patient = { connect: 60_000, status: 60_000, write: 60_000, printed: 60_000 }

/** A gateway whose printers may stand on this machine, whose clock moves, with people of the Taikoo shop. */
export async function startPrinting(environment: Record<string, string> = { PRINTER_NETWORKS: '127.0.0.0/8' }) {
  const clock = { at: noon, now: () => clock.at }
  const gateway = await startGateway({ clock, environment, instead: { printerDriver: openPrinterDriver(patient) } })
  const [manager, crew, stranger] = [
    await newStaff(gateway, 'manager', atShops(taikooShop)),
    await newStaff(gateway, 'crew', atShops(taikooShop)),
    await newStaff(gateway, 'manager', atShops('3102')),
  ]
  return { gateway, clock, manager, crew, stranger, ...asking(gateway, { manager, crew, clock }) }
}

type People = { manager: As; crew: As; clock: { at: number } }

function asking(gateway: TestGateway, { manager, crew, clock }: People) {
  return {
    savePrinter: async (more: object = {}) => (await gateway.ask(printerSave, newPrinter(more), manager)).printer,
    saveJob: async (more: object = {}): Promise<Answer<typeof printJobSave>['job']> =>
      (await gateway.ask(printJobSave, newJob(more), crew)).job,
    jobs: async () => (await gateway.ask(printJobListGet, { storeId: taikooShop }, crew)).jobs,
    /** An order that the Taikoo shop has. */
    order: async () => (await place(gateway, await newGuest(gateway))).orderId,
    /** Begins again, at noon, with no printers and no papers. */
    async clear() {
      clock.at = noon
      for (const table of ['print_jobs', 'printers']) await gateway.context.db.rows({ name: '', text: `delete from ${table}` })
    },
  }
}
