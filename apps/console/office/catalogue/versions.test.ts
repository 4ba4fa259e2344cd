import { beforeEach, expect, test } from 'vitest'
import { draftOf } from './save-record.ts'
import { draftNo } from './versions.fixtures.ts'
import { keepToDraft, useChosenDraft, workingVersions } from './versions.ts'

const live = draftNo(11, { state: 'live' })
const [twelve, thirteen] = [draftNo(12), draftNo(13)]
const worked = (...drafts: (typeof live)[]) => workingVersions([...drafts, live], useChosenDraft.getState().versionNo)?.draft?.versionNo

beforeEach(() => useChosenDraft.setState({ versionNo: null }))

test('where none is kept to, the latest draft is worked in', () => {
  expect(worked(thirteen, twelve)).toBe(13)
})

test('a draft that was looked at stays the one that is worked in when somebody begins another', () => {
  keepToDraft(twelve)
  expect(worked(thirteen, twelve)).toBe(12)
})

test('so does one that was only written into', async () => {
  expect(await draftOf({ draft: twelve })).toBe(12)
  expect(worked(thirteen, twelve)).toBe(12)
})

test('a draft that is kept to no more gives way to the latest', () => {
  keepToDraft(twelve)
  expect(worked(thirteen)).toBe(13)
})

test.each([
  ['waits for a second person', draftNo(14, { askedAt: 0 })],
  ['waits for its moment', draftNo(14, { state: 'scheduled' })],
  ['was live', draftNo(9, { state: 'retired' })],
])('looking at a version that %s changes nothing', (_what, version) => {
  keepToDraft(twelve)
  keepToDraft(version)
  expect(useChosenDraft.getState().versionNo).toBe(12)
})
