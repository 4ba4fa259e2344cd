import type { ChainProduct } from '@harbour/chain'
import type { Rows } from '../../../platform/database/database.ts'
import { kinds, readList, readRecords, type Kind, type ListEntry } from '../catalogue-store.ts'
import { compareRecords, type FieldChange } from './compare-records.ts'
import { largeMoves } from './large-moves.ts'
import { movedIds } from './moved-ids.ts'

type Change = 'added' | 'removed' | 'changed' | 'moved'
type ChangedRecord = {
  kind: Kind
  id: string
  /** The record in the second version; null where it is not there. */
  hash: string | null
  change: Change
  fields: { field: string; before: string | null; after: string | null }[]
}

/** A product in the two versions, as far as it is there. */
export type ProductChange = { before: ChainProduct | undefined; after: ChainProduct | undefined }

/** The prices that move far: how many there are, and the records that they are of. */
type LargeMoves = { total: number; ids: string[] }

/** The difference of two versions: the number of records, those that are told, and of all of them the prices that move far and the products. */
export type VersionDifference = { total: number; records: ChangedRecord[]; largeMoves: LargeMoves; products: ProductChange[] }

/** The most records whose fields are told. */
const mostRecords = 500
/** The most records that are named for prices that move far. */
const mostMoved = 100

/** The kinds of records that are looked at all, however many there are: those that have prices. */
const withPrices: readonly Kind[] = ['product', 'promotion']

/** The records in which two versions differ, in the order of their kinds, and of all of them the prices that move far and the products as they were and are. */
export async function compareVersions(rows: Rows, { from, to }: { from: number; to: number }): Promise<VersionDifference> {
  const [before, after] = [await readList(rows, from), await readList(rows, to)]
  const changes = kinds.flatMap((kind) => changesOf(kind, before, after))
  const told = changes.slice(0, mostRecords)
  const wanted = [...told, ...changes.slice(mostRecords).filter(({ kind }) => withPrices.includes(kind))]
  const records = await readRecords(rows, [...new Set(wanted.flatMap(({ one, other }) => [one?.hash ?? [], other?.hash ?? []].flat()))])
  const recordOf = (entry: ListEntry | undefined) => (entry ? records.get(entry.hash) : undefined)
  const compared = wanted.map(({ change, one, other, ...of }) => ({
    ...of,
    hash: other?.hash ?? null,
    change,
    fields: change === 'moved' ? [] : compareRecords(recordOf(one) ?? {}, recordOf(other) ?? {}),
  }))
  return {
    total: changes.length,
    records: compared.slice(0, told.length).map(({ fields, ...of }) => ({ ...of, fields: fields.map(asJson) })),
    largeMoves: movesOf(compared),
    products: wanted
      .filter(({ kind, change }) => kind === 'product' && change !== 'moved')
      // Records of this kind have passed the products' schema.
      .map(({ one, other }) => ({ before: recordOf(one) as ChainProduct | undefined, after: recordOf(other) as ChainProduct | undefined })),
  }
}

function movesOf(compared: readonly { id: string; fields: readonly FieldChange[] }[]): LargeMoves {
  const moved = compared.map(({ id, fields }) => ({ id, count: largeMoves(fields).length })).filter(({ count }) => count > 0)
  return { total: moved.reduce((sum, { count }) => sum + count, 0), ids: moved.slice(0, mostMoved).map(({ id }) => id) }
}

type Compared = { kind: Kind; id: string; change: Change; one: ListEntry | undefined; other: ListEntry | undefined }

function changesOf(kind: Kind, before: readonly ListEntry[], after: readonly ListEntry[]): Compared[] {
  const inOrder = (list: readonly ListEntry[]) => list.filter((entry) => entry.kind === kind)
  const [was, is] = [inOrder(before), inOrder(after)]
  const [ones, others] = [was, is].map((list) => new Map(list.map((entry) => [entry.id, entry])))
  const moved = new Set(
    movedIds(
      was.map(({ id }) => id),
      is.map(({ id }) => id),
    ),
  )
  return [...new Set([...is, ...was].map(({ id }) => id))].flatMap((id): Compared[] => {
    const [one, other] = [ones?.get(id), others?.get(id)]
    if (!one) return [{ kind, id, change: 'added', one, other }]
    if (!other) return [{ kind, id, change: 'removed', one, other }]
    if (one.hash !== other.hash) return [{ kind, id, change: 'changed', one, other }]
    return moved.has(id) ? [{ kind, id, change: 'moved', one, other }] : []
  })
}

const asJson = ({ field, before, after }: FieldChange) => ({
  field,
  before: before === undefined ? null : JSON.stringify(before),
  after: after === undefined ? null : JSON.stringify(after),
})
