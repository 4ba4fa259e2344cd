import { expect, test } from 'vitest'
import { createFileVersions } from './file-versions.ts'
import { hashedFile } from './hashed-file.ts'

const file = (content: string) => hashedFile((version) => JSON.stringify({ version, content }))

test('[1.11] the files of the last twenty versions can be had, and older ones are let go', () => {
  const versions = Array.from({ length: 25 }, (_, at) => [file(`tc ${at}`), file(`en ${at}`)])
  const kept = createFileVersions(versions[0] ?? [])
  for (const files of versions.slice(1)) kept.add(files)
  const had = versions.map((files) => files.filter(({ version }) => kept.get(version)).length)
  expect(had).toEqual([...Array<number>(5).fill(0), ...Array<number>(20).fill(2)])
})

test('[1.11] a file that is sent all the time is never let go', () => {
  const [same, ...others] = Array.from({ length: 40 }, (_, at) => file(String(at)))
  if (!same) throw new Error('there is no file')
  const kept = createFileVersions([same])
  for (const other of others) kept.add([same, other])
  expect(kept.get(same.version)).toBe(same)
})
