import { settlementCaseSave, settlementCasesGet, settlementImport } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { settlementCsv, settlementLines } from '../../../testing/settlements.fixtures.ts'

const { gateway, finance, manager, bank } = await startReports()
afterAll(gateway.stop)
const day = { from: '2026/11/20', to: '2026/11/20' }

test('books that both have alike have nothing unexplained, and what no file has come for waits', async () => {
  const csv = settlementCsv(settlementLines(bank))
  await gateway.ask(settlementImport, { provider: 'sandbox', name: 'noon.csv', csv }, finance)
  const found = await gateway.ask(settlementCasesGet, day, finance)
  expect(found).toMatchObject({ matched: { count: 4, amount: 13389 }, waiting: { count: 0, amount: 0 }, fees: 200, payouts: 0, cases: [] })
  expect(found.unexplained).toEqual({ cases: 0, cents: 0 })
  expect(found.owners.map(({ staffId }) => staffId)).toContain(finance.staffId)
  expect(found.owners.map(({ staffId }) => staffId)).not.toContain(manager.staffId)
})

test('a case is shown until it is settled, on later days, too', async () => {
  const csv = settlementCsv([{ id: 'pay_stranger', amount: 21300, at: Date.parse('2026-11-19T12:00:00+08:00') }])
  await gateway.ask(settlementImport, { provider: 'sandbox', name: 'before.csv', csv }, finance)
  const { cases, csv: file } = await gateway.ask(settlementCasesGet, { ...day, csv: true }, finance)
  expect(cases).toMatchObject([{ theirRef: 'pay_stranger', happenedAt: Date.parse('2026-11-19T12:00:00+08:00') }])
  expect(file?.split('\r\n')[1]).toBe('theirsOnly,sandbox,,,,213,213,pay_stranger,2026/11/19 12:00:00,open,,,')
  const [open] = cases
  if (!open) throw new Error('a case')
  const why = { caseId: open.caseId, ownerId: null, reason: 'providerMistake', note: 'Theirs.' } as const
  await gateway.ask(settlementCaseSave, { ...why, revision: open.revision, state: 'explained' }, finance)
  expect((await gateway.ask(settlementCasesGet, day, finance)).cases).toMatchObject([{ caseId: open.caseId, state: 'explained' }])
})

test('days to come are refused, and so is whoever does no books', async () => {
  expect(await gateway.call(settlementCasesGet, { from: '2026/11/20', to: '2026/11/21' }, finance)).toMatchObject({
    code: 'PERIOD_INVALID',
  })
  expect(await gateway.call(settlementCasesGet, { from: '2026/10/20', to: '2026/11/20' }, finance)).toMatchObject({
    code: 'PERIOD_TOO_LONG',
  })
  expect((await gateway.ask(settlementCasesGet, { from: '2026/10/21', to: '2026/11/20' }, finance)).files.length).toBeGreaterThan(0)
  expect(await gateway.call(settlementCasesGet, day, manager)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await gateway.call(settlementCasesGet, { from: 'today', to: 'today' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})
