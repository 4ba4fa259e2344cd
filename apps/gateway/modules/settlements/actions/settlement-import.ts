import { createHash } from 'node:crypto'
import { settlementImport } from '@harbour/protocol'
import { brandIds, cents, type Brand } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { caseScope } from '../case-scope.ts'
import { handle, type Call } from '../deps.ts'
import { readSettlement } from '../formats/read-settlement.ts'
import type { SettlementLine } from '../formats/settlement-line.ts'
import { sortMovements, type Movement, type Sorted } from '../sort-movements.ts'
import type { NewFile, SettlementFileRow } from '../store/settlement-files.ts'

const currencies: Record<Brand, string> = { [brandIds.hongKong]: 'HKD', [brandIds.macau]: 'MOP' }

export const settlementImportAction = handle(settlementImport, async ({ provider, name, csv }, call) => {
  const { brand } = call
  if (caseScope(call).storeIds !== null) throw refuse(settlementImport, 'BRAND_NOT_WHOLE')
  const read = readSettlement(provider, csv)
  if ('faults' in read) throw refuse(settlementImport, 'IMPORT_FAULTY', read)
  const lines = read.lines.filter(({ currency }) => currency === currencies[brand])
  if (lines.length === 0) throw refuse(settlementImport, 'IMPORT_FAULTY', { faults: [noneOf(currencies[brand])] })
  const hash = createHash('sha256').update(provider).update('\n').update(csv).digest()
  return call.db.transaction(async (rows) => {
    await call.settlementFiles.lock(rows, brand)
    const known = await call.settlementFiles.withHash(rows, brand, hash)
    if (known) return answerOf(known, await sorted(rows, known, call), { again: true, settled: 0 })
    const file = await call.settlementFiles.save(
      rows,
      newFile({ provider, name, hash, lines, elsewhere: read.lines.length - lines.length }, call),
      lines,
    )
    const found = await sorted(rows, file, call)
    const book = { brand, provider }
    await call.settlementCases.open(rows, book, found.differences, call.clock.now())
    const settled = await call.settlementCases.settleMatched(
      rows,
      book,
      found.matched.map(({ subject }) => subject),
    )
    const after = { provider, name, lines: file.lines, known: file.known, differences: found.differences.length, settled }
    await call.audit.write(rows, { action: settlementImport.name, subject: file.fileId, brand, after }, call)
    return answerOf(file, found, { again: false, settled })
  })
})

const noneOf = (currency: string) => ({ line: 2, column: 'currency', fault: `no line is in ${currency}` })

type ParsedFile = Pick<NewFile, 'provider' | 'name' | 'hash' | 'elsewhere'> & { lines: readonly SettlementLine[] }

function newFile(
  { lines, ...file }: ParsedFile,
  { brand, caller, clock, ids }: Pick<Call<'staff'>, 'brand' | 'caller' | 'clock' | 'ids'>,
): NewFile {
  const times = lines.map(({ at }) => at).toSorted((one, other) => one - other)
  const [begins = 0, ends = 0] = [times[0], times.at(-1)]
  const by = { staffId: caller.staffId, staffName: caller.name, importedAt: clock.now() }
  return { ...file, ...by, brand, fileId: ids.guid(), begins, ends, lines: lines.length }
}

/** The movements of a file in the four classes, as both books have them now. */
async function sorted(
  rows: Rows,
  { fileId, provider }: SettlementFileRow,
  { settlementCases, brand }: Pick<Call, 'settlementCases' | 'brand'>,
) {
  return sortMovements(await settlementCases.movements(rows, { brand, provider, fileId }))
}

function answerOf(file: SettlementFileRow, { matched, differences }: Sorted, more: { again: boolean; settled: number }) {
  const counted = (some: readonly Movement[], sum: (one: Movement) => number) => ({
    count: some.length,
    amount: cents(some.reduce((all, one) => all + sum(one), 0)),
  })
  const of = (wanted: string) => {
    const some = differences.filter((one) => one.class === wanted)
    return counted(some, (one) => Math.abs((one.theirs ?? 0) - (one.ours ?? 0)))
  }
  const { fileId, provider, name, begins, ends, lines, known, elsewhere, importedAt, staffName } = file
  return {
    file: { fileId, provider, name, begins, ends, lines, known, elsewhere, importedAt, staffName },
    ...more,
    matched: counted(matched, ({ theirs }) => theirs ?? 0),
    differing: of('differing'),
    oursOnly: of('oursOnly'),
    theirsOnly: of('theirsOnly'),
  }
}
