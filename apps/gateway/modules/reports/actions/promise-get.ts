import { promiseGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import { shopName } from '../shop-name.ts'
import type { PromiseRow } from '../promise-rows.ts'

export const promiseGetAction = handle(promiseGet, async ({ csv, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(promiseGet, period)
  const rows = (await call.promiseReports.promises(reportScope(asked, 'report.read', call), period)).map((row) => ({
    ...row,
    name: row.kind === 'shop' ? shopName(row.key, call) : row.key,
    share: row.orders > 0 ? row.kept / row.orders : null,
  }))
  const ofKind = (wanted: PromiseRow['kind']) => rows.filter(({ kind }) => kind === wanted)
  const [total = nothing] = ofKind('all')
  return { shops: ofKind('shop'), hours: ofKind('hour'), total, csv: csvOf(csv, rows, columns) }
})

const nothing = { orders: 0, kept: 0, early: 0, late: 0, share: null, median: null, earliest: null, latest: null }

const columns: Column<PromiseRow & { name: string; share: number | null }>[] = [
  ['by', ({ kind }) => kind],
  ['key', ({ key }) => key],
  ['name', ({ name }) => name],
  ['orders', ({ orders }) => orders],
  ['kept', ({ kept }) => kept],
  ['early', ({ early }) => early],
  ['late', ({ late }) => late],
  ['share', ({ share }) => orEmpty(share)],
  ['median minutes off', ({ median }) => orEmpty(median)],
  ['earliest tenth', ({ earliest }) => orEmpty(earliest)],
  ['latest tenth', ({ latest }) => orEmpty(latest)],
]
