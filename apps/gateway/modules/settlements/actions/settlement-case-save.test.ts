import { auditGet, settlementCaseSave, settlementCasesGet, settlementImport, type Answer } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { settlementCsv, settlementLines } from '../../../testing/settlements.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, bank, clock } = await startReports()
afterAll(gateway.stop)
const day = { from: '2026/11/20', to: '2026/11/20' }
const other = await newStaff(gateway, 'finance')

type Case = Answer<typeof settlementCaseSave>
const inbox = () => gateway.ask(settlementCasesGet, day, finance)
const caseOf = async (wanted: Case['class']): Promise<Case> => {
  const found = (await inbox()).cases.find((one) => one.class === wanted)
  if (!found) throw new Error('there is one')
  return found
}
const saved = ({ caseId, revision, state, ownerId, note }: Case, more: object) => ({
  caseId,
  revision,
  state,
  ownerId,
  note,
  reason: null,
  ...more,
})
const why = { reason: 'returned' as const, note: 'cutlery refunded at the terminal, receipt 0311-442' }

beforeAll(async () => {
  const lines = settlementLines(bank)
  const terminal = { id: 're_terminal', type: 'refund', payment: lines[0]?.payment ?? '', amount: -50 }
  const csv = settlementCsv([...lines, terminal, { id: 'pay_stranger', amount: 21300 }])
  await gateway.ask(settlementImport, { provider: 'sandbox', name: 'noon.csv', csv }, finance)
})

test('a difference is taken, explained with a reason and a note, and then nothing is unexplained', async () => {
  const before = await caseOf('differing')
  const taken = await gateway.ask(settlementCaseSave, saved(before, { ownerId: finance.staffId }), finance)
  expect(taken).toMatchObject({ ownerId: finance.staffId, state: 'open', revision: before.revision + 1 })
  expect(await gateway.call(settlementCaseSave, saved(taken, { state: 'explained' }), finance)).toMatchObject({ code: 'CASE_UNEXPLAINED' })
  expect(await gateway.call(settlementCaseSave, saved(taken, { state: 'explained', reason: 'returned' }), finance)).toMatchObject({
    code: 'CASE_UNEXPLAINED',
  })
  const explained = await gateway.ask(settlementCaseSave, saved(taken, { state: 'explained', ...why }), finance)
  expect(explained).toMatchObject({ state: 'explained', ...why, needsSecond: false })
  expect((await inbox()).unexplained).toEqual({ cases: 1, cents: 21300 })
  const settled = await gateway.ask(settlementCaseSave, saved(explained, { state: 'settled', ...why }), finance)
  expect(settled.state).toBe('settled')
  const opened = await gateway.ask(settlementCaseSave, saved(settled, { state: 'open' }), finance)
  expect(opened).toMatchObject({ state: 'open', reason: null, explainedBy: null, note: why.note })
  await gateway.ask(settlementCaseSave, saved(opened, { state: 'settled', ...why }), finance)
})

test('two who change it: the second is told', async () => {
  const seen = await caseOf('theirsOnly')
  await gateway.ask(settlementCaseSave, saved(seen, { ownerId: other.staffId }), other)
  expect(await gateway.call(settlementCaseSave, saved(seen, { ownerId: finance.staffId }), finance)).toMatchObject({ code: 'CASE_CHANGED' })
})

test('one of more than 100 dollars is settled by another than whoever explained it, who shows who they are', async () => {
  const seen = await caseOf('theirsOnly')
  expect(seen.needsSecond).toBe(true)
  expect(await gateway.call(settlementCaseSave, saved(seen, { state: 'settled', ...why }), finance)).toMatchObject({
    code: 'CASE_SECOND_PERSON',
  })
  const explained = await gateway.ask(settlementCaseSave, saved(seen, { state: 'explained', ...why }), finance)
  expect((await inbox()).unexplained).toEqual({ cases: 0, cents: 0 })
  const settle = saved(explained, { state: 'settled', ...why })
  expect(await gateway.call(settlementCaseSave, settle, finance)).toMatchObject({ code: 'CASE_SECOND_PERSON' })
  clock.at += 11 * 60_000
  expect(await gateway.call(settlementCaseSave, settle, other)).toMatchObject({ code: 'STEP_UP' })
  clock.at -= 11 * 60_000
  expect(await gateway.ask(settlementCaseSave, settle, other)).toMatchObject({
    state: 'settled',
    explainedBy: expect.any(String),
  })
})

test('nobody else’s brand, nobody unknown, and all of it is written down', async () => {
  const seen = await caseOf('theirsOnly')
  const ofMacau = await newStaff(gateway, 'finance', { kind: 'brand', brand: 42 })
  expect(await gateway.call(settlementCaseSave, saved(seen, {}), { ...ofMacau, brand: 42 })).toMatchObject({ code: 'CASE_UNKNOWN' })
  expect(await gateway.call(settlementCaseSave, saved(seen, {}), ofMacau)).toMatchObject({ code: 'CASE_UNKNOWN' })
  expect(
    await gateway.call(settlementCaseSave, saved(seen, { ownerId: ofMacau.staffId, state: 'settled', ...why }), finance),
  ).toMatchObject({ code: 'STAFF_UNKNOWN' })
  expect(await gateway.call(settlementCaseSave, { caseId: '7' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
  const { entries } = await gateway.ask(auditGet, {}, finance)
  expect(entries.filter(({ action }) => action === settlementCaseSave.name)).toHaveLength(8)
})
