import { setTimeout as sleep } from 'node:timers/promises'
import { brandFiles, type BrandFiles } from '../brand-files.ts'
import type { FileWriter } from '../snapshot.ts'
import type { CatalogueThread } from './catalogue-thread.ts'
import type { HashedFile } from '../../../platform/files/hashed-file.ts'

/** The time after which guests are better served by files that are written here, in milliseconds. */
const patience = 5000

/** Has files written by the thread. Where it fails, or has other work for long, nothing is given, so that they are written here: guests wait, and are served. */
export function fileWriter(thread: CatalogueThread): FileWriter {
  return async (wanted) => {
    try {
      const { menus, maps } = await Promise.race([
        thread.run('writeFiles', wanted),
        sleep(patience, undefined, { ref: false }).then(givenUp),
      ])
      return { menus: menus && withBuffers(menus), maps: maps && withBuffers(maps) }
    } catch {
      return {}
    }
  }
}

const givenUp = () => {
  throw new Error('the thread is at other work')
}

/** A buffer comes from another thread as the plain array of bytes that it is. */
const withBuffers = (files: BrandFiles): BrandFiles =>
  brandFiles((brand) => (language) => {
    const { json, gzip, brotli, ...file } = files[brand][language]
    return { ...file, json: bufferOf(json), gzip: bufferOf(gzip), brotli: bufferOf(brotli) } satisfies HashedFile
  })

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
