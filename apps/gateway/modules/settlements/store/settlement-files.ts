import type { Brand, Instant } from '@harbour/rules'
import type { SettlementProvider } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { SettlementLine } from '../formats/settlement-line.ts'

export type SettlementFileRow = {
  fileId: string
  provider: SettlementProvider
  name: string
  begins: Instant
  ends: Instant
  lines: number
  known: number
  elsewhere: number
  importedAt: Instant
  staffName: string
}
export type NewFile = Omit<SettlementFileRow, 'known'> & { brand: Brand; hash: Buffer; staffId: string }

export type SettlementFiles = {
  /** Lets the files of one brand be brought in one after the other, until the transaction ends. */
  lock(rows: Rows, brand: Brand): Promise<void>
  /** The file of these contents that a brand has brought in. */
  withHash(rows: Rows, brand: Brand, hash: Buffer): Promise<SettlementFileRow | undefined>
  /** Keeps a file with those of its lines that no other has brought, and finds out what of ours each is; gives it with how many were known. */
  save(rows: Rows, file: NewFile, lines: readonly SettlementLine[]): Promise<SettlementFileRow>
  /** The files that have lines of a span, the latest first. */
  of(rows: Rows, brand: Brand, span: { from: Instant; to: Instant }): Promise<SettlementFileRow[]>
}

export function createSettlementFiles(): SettlementFiles {
  return {
    async lock(rows, brand) {
      await rows(LOCK, [brand])
    },
    withHash: async (rows, brand, hash) => (await rows<SettlementFileRow>(WITH_HASH, [brand, hash]))[0],
    async save(rows, { begins, ends, importedAt, ...file }, lines) {
      const values = { ...file, begins: moment(begins), ends: moment(ends), importedAt: moment(importedAt) }
      await rows(SAVE_FILE, values)
      const { fileId, provider, brand } = file
      const saved = await rows(SAVE_LINES, {
        fileId,
        provider,
        brand,
        lines: JSON.stringify(lines.map((line) => ({ ...line, at: moment(line.at) }))),
      })
      const known = lines.length - saved.length
      await rows(KNOWN, [fileId, known])
      await rows(FIND_PAYMENTS, [fileId])
      await rows(FIND_REFUNDS, [fileId])
      return { ...file, begins, ends, importedAt, known }
    },
    of: (rows, brand, { from, to }) => rows<SettlementFileRow>(OF, [brand, moment(from), moment(to)]),
  }
}

const columns = `file_id as "fileId", provider, name, begins, ends, lines, known, elsewhere, imported_at as "importedAt", staff_name as "staffName"`

const LOCK = statement('settlement-files-lock', `select pg_advisory_xact_lock(hashtext('settlements'), $1::int) is null as locked`)

const WITH_HASH = statement('settlement-files-with-hash', `select ${columns} from settlement_files where brand = $1 and hash = $2`)

const OF = statement(
  'settlement-files-of',
  `select ${columns} from settlement_files where brand = $1 and ends >= $2::timestamptz and begins < $3::timestamptz order by ends desc, file_id`,
)

const SAVE_FILE = statement(
  'settlement-files-save',
  `insert into settlement_files (file_id, brand, provider, name, hash, begins, ends, lines, known, elsewhere, imported_at, staff_id, staff_name)
  values (:fileId, :brand, :provider, :name, :hash, :begins, :ends, :lines, 0, :elsewhere, :importedAt, :staffId, :staffName)`,
)

const SAVE_LINES = statement(
  'settlement-files-save-lines',
  `insert into settlement_lines (file_id, provider, brand, line_ref, kind, payment_ref, payment_key, refund_ref, refund_key, amount, fee, at)
  select :fileId::uuid, :provider::text, :brand::smallint, "lineRef", kind, "paymentRef", "paymentKey", "refundRef", "refundKey", amount, fee, at
  from jsonb_to_recordset(:lines::jsonb) as line ("lineRef" text, kind text, "paymentRef" text, "paymentKey" text, "refundRef" text, "refundKey" text, amount bigint, fee bigint, at timestamptz)
  on conflict do nothing returning line_ref as "lineRef"`,
)

const KNOWN = statement('settlement-files-known', `update settlement_files set known = $2 where file_id = $1`)

/** A name of the file's as the id of ours that it may be: each is looked up by its index. */
const asId = (column: string) => `case when ${column} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${column}::uuid end`

/** A payment of another brand is nobody's here. */
const FIND_PAYMENTS = statement(
  'settlement-files-find-payments',
  `with named as (
    select s.line_ref, p.payment_id, p.order_id from settlement_lines s join payments p on p.payment_id = ${asId('s.payment_key')} and p.provider = s.provider
    where s.file_id = $1 and s.kind in ('payment', 'refund')
    union
    select s.line_ref, p.payment_id, p.order_id from settlement_lines s join payments p on p.provider = s.provider and p.ref = s.payment_ref
    where s.file_id = $1 and s.kind in ('payment', 'refund') and s.payment_ref <> ''
  )
  update settlement_lines s set payment_id = n.payment_id from named n join orders o on o.order_id = n.order_id
  where s.file_id = $1 and s.line_ref = n.line_ref and o.brand = s.brand`,
)

/** A refund that we did not ask for belongs to its payment alone. */
const FIND_REFUNDS = statement(
  'settlement-files-find-refunds',
  `with named as (
    select s.line_ref, r.refund_id, r.payment_id from settlement_lines s join refunds r on r.refund_id = ${asId('s.refund_key')} where s.file_id = $1 and s.kind = 'refund'
    union
    select s.line_ref, r.refund_id, r.payment_id from settlement_lines s join refunds r on r.ref = s.refund_ref where s.file_id = $1 and s.kind = 'refund' and s.refund_ref <> ''
  )
  update settlement_lines s set refund_id = n.refund_id, payment_id = n.payment_id
  from named n join payments p on p.payment_id = n.payment_id join orders o on o.order_id = p.order_id
  where s.file_id = $1 and s.line_ref = n.line_ref and p.provider = s.provider and o.brand = s.brand`,
)
