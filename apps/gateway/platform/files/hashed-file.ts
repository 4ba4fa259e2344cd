import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A menu or a map as it goes over the wire, built once and kept. `version` is a short hash of its content. */
export type HashedFile = { version: string; json: Buffer; gzip: Buffer; brotli: Buffer; etag: string }

/** A file that is named by its content, compressed once. `write` gives its text for a version; the version is the hash of the text without one. */
export function hashedFile(write: (version: string) => string): HashedFile {
  const version = hashOf(write(''))
  return storedFile(version, Buffer.from(write(version)))
}

/** A file that was built before, compressed anew. */
export function storedFile(version: string, json: Buffer): HashedFile {
  return { version, json, gzip: gzipSync(json, { level: 9 }), brotli: brotli(json), etag: `W/"${version}"` }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

function brotli(json: Buffer): Buffer {
  return brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } })
}
