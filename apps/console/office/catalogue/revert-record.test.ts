import { catalogueRecordGet, catalogueRecordRevert, catalogueRecordSave } from '@harbour/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { answerRecordCalls, hashOf } from './record-calls.fixtures.ts'
import { revertRecord } from './revert-record.ts'

const lunch = { kind: 'coupon', id: 'lunch', seen: hashOf('mine'), isAsked: false } as const
const names = (sent: { name: string }[]) => sent.map(({ name }) => name)

afterEach(() => vi.unstubAllGlobals())

test('what was taken back is put back as it was, over what is live', async () => {
  const sent = answerRecordCalls({ 12: { held: 'mine', live: 'live' } })
  const putBack = await revertRecord(12, lunch)
  expect(sent.at(-1)).toMatchObject({ name: catalogueRecordRevert.name, content: { versionNo: 12, seen: hashOf('mine') } })
  await putBack?.()
  const seen = { seen: hashOf('live'), seenLive: hashOf('live') }
  expect(sent.at(-1)).toMatchObject({ name: catalogueRecordSave.name, content: { versionNo: 12, ...seen, record: { from: 'mine' } } })
})

test('so is a record that was never live, and one that was taken away', async () => {
  const sent = answerRecordCalls({ 12: { held: 'mine', live: null }, 13: { held: null, live: 'live' } })
  await (
    await revertRecord(12, lunch)
  )?.()
  expect(sent.at(-1)?.content).toMatchObject({ seen: null, seenLive: null, record: { from: 'mine' } })
  await (
    await revertRecord(13, { ...lunch, seen: null })
  )?.()
  expect(sent.at(-1)?.content).toMatchObject({ seen: hashOf('live'), seenLive: hashOf('live'), record: null })
})

test('what a colleague has written since it was shown is not taken back', async () => {
  const sent = answerRecordCalls({ 12: { held: 'theirs', live: 'live' } })
  await expect(revertRecord(12, lunch)).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  expect(names(sent)).toEqual([catalogueRecordGet.name])
})

test('a change of what was published otherwise since is taken back only once that was asked: nothing puts it back', async () => {
  const sent = answerRecordCalls({ 12: { held: 'mine', live: 'published', conflict: true } })
  await expect(revertRecord(12, lunch)).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  expect(names(sent)).toEqual([catalogueRecordGet.name])
  expect(await revertRecord(12, { ...lunch, isAsked: true })).toBeNull()
  expect(names(sent)).toContain(catalogueRecordRevert.name)
})

test('a place alone is not put back', async () => {
  answerRecordCalls({ 12: { held: 'live', live: 'live' } })
  expect(await revertRecord(12, { ...lunch, seen: hashOf('live') })).toBeNull()
})
