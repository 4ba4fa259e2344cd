import { brandFiles, type BrandFiles } from '../brand-files.ts'
import type { FileWriter } from '../snapshot.ts'
import type { CatalogueThread } from './catalogue-thread.ts'
import type { HashedFile } from '../../../platform/files/hashed-file.ts'

/** Has files written by the thread. Where it fails nothing is given, so that they are written here: guests wait, and are served. */
export function fileWriter(thread: CatalogueThread): FileWriter {
  return async (wanted) => {
    try {
      const { menus, maps } = await thread.run('writeFiles', wanted)
      return { menus: menus && withBuffers(menus), maps: maps && withBuffers(maps) }
    } catch {
      return {}
    }
  }
}

/** A buffer comes from another thread as the plain array of bytes that it is. */
const withBuffers = (files: BrandFiles): BrandFiles =>
  brandFiles((brand) => (language) => {
    const { json, gzip, brotli, ...file } = files[brand][language]
    return { ...file, json: bufferOf(json), gzip: bufferOf(gzip), brotli: bufferOf(brotli) } satisfies HashedFile
  })

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
