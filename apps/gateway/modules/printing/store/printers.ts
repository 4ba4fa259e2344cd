import type { Printer } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export type PrinterTerms = Pick<Printer, 'printerId' | 'storeId' | 'name' | 'host' | 'port' | 'copy' | 'active'>
export type PrinterHealth = { storeId: string; active: number; troubled: number; waiting: number }
type Named = { storeId: string; printerId: string }

export type Printers = {
  /** The printers of a shop, by name. */
  list(rows: Rows, storeId: string): Promise<Printer[]>
  /** The same, which nobody else changes until this transaction ends. Whoever locks a paper, too, locks these first. */
  lock(rows: Rows, storeId: string): Promise<Printer[]>
  /** One of them, locked with the others. */
  find(rows: Rows, named: Named): Promise<Printer | undefined>
  /** Keeps a printer, or what has changed of it; one at another address is tried at once. Throws where the shop has another at its address. */
  save(rows: Rows, printer: PrinterTerms): Promise<void>
  /** Removes a printer; what waits for it has failed. */
  remove(rows: Rows, named: Named & { at: Instant }): Promise<void>
  /** The printers in use of some shops, by shop: how many, how many of them do not print, and how many papers wait. */
  health(rows: Rows, storeIds: readonly string[]): Promise<PrinterHealth[]>
  /** Lets a printer be tried at once. */
  hurry(rows: Rows, printerId: string): Promise<void>
}

export function createPrinters(): Printers {
  const lock: Printers['lock'] = async (rows, storeId) => {
    await rows(LOCK, [storeId])
    return rows(LIST, [storeId])
  }
  return {
    list: (rows, storeId) => rows(LIST, [storeId]),
    lock,
    find: async (rows, { storeId, printerId }) => (await lock(rows, storeId)).find((each) => each.printerId === printerId.toLowerCase()),
    save: async (rows, printer) => void (await rows(SAVE, printer)),
    async remove(rows, { storeId, printerId, at }) {
      await rows(FAIL_JOBS, [printerId, moment(at)])
      await rows(REMOVE, [storeId, printerId])
    },
    health: (rows, storeIds) => rows(HEALTH, [storeIds]),
    hurry: async (rows, printerId) => void (await rows(HURRY, [printerId])),
  }
}

const LIST = statement(
  'printers-list',
  `select printer_id as "printerId", store_id as "storeId", name, host, port, copy, active, fault,
      (select count(*) from print_jobs j where j.printer_id = p.printer_id and j.state in ('queued', 'printing')) as waiting
    from printers p where store_id = $1 order by name, printer_id`,
)
const LOCK = statement('printers-lock', 'select from printers where store_id = $1 order by printer_id for update')
const SAVE = statement(
  'printers-save',
  `insert into printers as p (printer_id, store_id, name, host, port, copy, active)
    values (:printerId, :storeId, :name, :host, :port, :copy, :active)
    on conflict (printer_id) do update set name = excluded.name, host = excluded.host, port = excluded.port, copy = excluded.copy, active = excluded.active,
      fault = case when (p.host, p.port, p.active) = (excluded.host, excluded.port, excluded.active) then p.fault else 'none' end,
      failures = 0, try_at = 'epoch'`,
)
const FAIL_JOBS = statement(
  'printers-fail-jobs',
  `update print_jobs set state = 'failed', reason = 'unreachable', ended_at = $2 where printer_id = $1 and state in ('queued', 'printing')`,
)
const REMOVE = statement('printers-remove', 'delete from printers where store_id = $1 and printer_id = $2')
const HEALTH = statement(
  'printers-health',
  `select store_id as "storeId", count(*) as active, count(*) filter (where fault <> 'none') as troubled, coalesce(sum(jobs.waiting), 0)::int as waiting
    from printers p, lateral (
      select count(*) as waiting from print_jobs j where j.printer_id = p.printer_id and j.state in ('queued', 'printing')
    ) jobs
    where store_id = any($1) and active group by store_id`,
)
/** A process that prints on it goes on. */
const HURRY = statement(
  'printers-hurry',
  `update printers set try_at = 'epoch', failures = 0 where printer_id = $1 returning pg_notify('outgoing', 'printing') is null as told`,
)
