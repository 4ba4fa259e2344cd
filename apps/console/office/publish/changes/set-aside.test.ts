import { catalogueDraftSave, catalogueRecordGet, catalogueRecordRevert, catalogueRecordSave } from '@harbour/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { answerRecordCalls, hashOf } from '../../catalogue/record-calls.fixtures.ts'
import { asideStill, setAside } from './set-aside.ts'

const margherita = { versionNo: 12, kind: 'product', id: 'margherita', seen: hashOf('mine'), note: 'Set aside', asideNo: null } as const

afterEach(() => vi.unstubAllGlobals())

test('a change is written in a new draft before it is taken back here', async () => {
  const sent = answerRecordCalls({ 12: { held: 'mine', live: 'live' }, 13: { held: 'live', live: 'live' } })
  expect(await setAside(margherita)).toBe(13)
  expect(sent.map(({ name }) => name)).toEqual(
    [catalogueRecordGet, catalogueDraftSave, catalogueRecordGet, catalogueRecordSave, catalogueRecordRevert].map(({ name }) => name),
  )
  expect(sent[3]?.content).toMatchObject({ versionNo: 13, seen: hashOf('live'), seenLive: hashOf('live'), record: { from: 'mine' } })
  expect(sent[4]?.content).toMatchObject({ versionNo: 12, seen: hashOf('mine') })
})

test('a change of what was published otherwise since is not set aside: the other draft would not know of it', async () => {
  const sent = answerRecordCalls({ 12: { held: 'mine', live: 'published', conflict: true } })
  await expect(setAside(margherita)).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  expect(sent.map(({ name }) => name)).toEqual([catalogueRecordGet.name])
})

test('what a colleague has written since it was shown is not set aside', async () => {
  const sent = answerRecordCalls({ 12: { held: 'theirs', live: 'live' } })
  await expect(setAside(margherita)).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  expect(sent.map(({ name }) => name)).toEqual([catalogueRecordGet.name])
})

test('changes go on to be set aside in one draft, until it is gone or is the one that they are taken out of', () => {
  const [twelve, thirteen] = [{ versionNo: 12 }, { versionNo: 13 }]
  expect(asideStill(13, twelve, [thirteen, twelve])).toBe(13)
  expect(asideStill(13, thirteen, [thirteen, twelve])).toBeNull()
  expect(asideStill(13, twelve, [twelve])).toBeNull()
  expect(asideStill(null, twelve, [thirteen, twelve])).toBeNull()
})
