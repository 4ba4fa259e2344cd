import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { metadataOf } from './phone-countries.ts'

test("the phone's metadata is that of the library which is installed", () => {
  const kept: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../entities/contact/phone-metadata.json'), 'utf8'))
  expect(kept, 'run: node apps/web/build/phone-metadata.ts').toEqual(metadataOf())
})
