import type { ChainCategory } from '@harbour/chain'
import { catalogueRecordGet, catalogueRecordSave } from '@harbour/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { answerRecordCalls, hashOf } from './record-calls.fixtures.ts'
import { saveSeen } from './save-record.ts'

const record: ChainCategory = { categoryId: 'pizza', name: { tc: '薄餅', en: 'Pizza' }, picture: 'pizza' }

afterEach(() => vi.unstubAllGlobals())

test('one of many records is saved over what was seen of it', async () => {
  const sent = answerRecordCalls({ 12: { held: 'mine', live: 'live' } })
  expect(await saveSeen(12, 'category', { id: 'pizza', seen: hashOf('mine'), record })).toBe(hashOf('saved'))
  expect(sent.at(-1)).toMatchObject({ name: catalogueRecordSave.name, content: { seen: hashOf('mine'), seenLive: hashOf('live'), record } })
})

test.each([
  ['the draft has otherwise by now', { held: 'other', live: 'live' }],
  ['somebody has published since the draft changed it', { held: 'mine', live: 'published', conflict: true }],
])('one of many records that %s is not saved', async (_what, there) => {
  const sent = answerRecordCalls({ 12: there })
  await expect(saveSeen(12, 'category', { id: 'pizza', seen: hashOf('mine'), record })).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  expect(sent.map(({ name }) => name)).toEqual([catalogueRecordGet.name])
})
