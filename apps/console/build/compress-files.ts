import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const packed = /\.(js|css|svg|html|webmanifest)$/

/** Writes a .gz and a .br twin beside every file that packs well, so that the gateway never compresses. */
export async function compressFiles(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !packed.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    writeFileSync(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }))
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(plain))
  }
}
