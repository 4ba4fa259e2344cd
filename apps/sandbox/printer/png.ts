import { crc32, deflateSync } from 'node:zlib'

/** Rows of dots, eight to a byte, 1 for black, as a PNG of one bit a dot. */
export function pngOf({ rowBytes, rows }: { rowBytes: number; rows: Buffer }): Buffer {
  const height = rows.length / rowBytes
  const header = Buffer.alloc(13)
  header.writeUInt32BE(rowBytes * 8, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  // Grey of one bit, where 1 is white; each row says that nothing was done to it.
  const lines = Array.from({ length: height }, (_, row) => [
    Buffer.from([0]),
    rows.subarray(row * rowBytes, (row + 1) * rowBytes).map((dots) => ~dots),
  ])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
