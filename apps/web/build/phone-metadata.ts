// Writes the part of the phone library's metadata that goes to the phone: `node build/phone-metadata.ts`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { metadataOf } from './phone-countries.ts'

writeFileSync(join(import.meta.dirname, '../entities/contact/phone-metadata.json'), `${JSON.stringify(metadataOf())}\n`)
