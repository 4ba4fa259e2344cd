const [DLE, EOT, LF, ESC, GS] = [0x10, 0x04, 0x0a, 0x1b, 0x1d]

/** One thing that a printer is told: to begin anew, to print rows of dots or a line of letters, to cut, or to say something of itself. */
export type Command =
  | { kind: 'reset' | 'cut' | 'unknown' }
  | { kind: 'raster'; rowBytes: number; rows: Buffer }
  | { kind: 'line'; letters: string }
  | { kind: 'realTimeStatus'; of: number }
  | { kind: 'statusOncePrinted' }

type Read = { command: Command; length: number }

/** Reads the first command of what a printer has been sent; undefined while some of it is still to come. */
export function readCommand(bytes: Buffer): Read | undefined {
  const [first = 0, second = 0, third = 0] = bytes
  if (bytes.length === 0 || ((first === DLE || first === ESC || first === GS) && bytes.length < 3 && !isReset(bytes))) return undefined
  if (isReset(bytes)) return { command: { kind: 'reset' }, length: 2 }
  if (first === DLE && second === EOT) return { command: { kind: 'realTimeStatus', of: third }, length: 3 }
  if (first === GS) return readGroup(bytes, String.fromCharCode(second))
  return first === DLE || first === ESC ? unknown : readLine(bytes)
}

const unknown: Read = { command: { kind: 'unknown' }, length: 1 }
const isReset = ([first, second]: Buffer) => first === ESC && second === '@'.charCodeAt(0)

function readGroup(bytes: Buffer, letter: string): Read | undefined {
  if (letter === 'v') return readRaster(bytes)
  if (letter === 'r') return { command: { kind: 'statusOncePrinted' }, length: 3 }
  if (letter !== 'V') return unknown
  // With a function of 65 and more, how far the paper is fed follows.
  const length = (bytes[2] ?? 0) >= 65 ? 4 : 3
  return bytes.length < length ? undefined : { command: { kind: 'cut' }, length }
}

function readRaster(bytes: Buffer): Read | undefined {
  const header = 8
  if (bytes.length < header) return undefined
  const [rowBytes, height] = [bytes.readUInt16LE(4), bytes.readUInt16LE(6)]
  const length = header + rowBytes * height
  if (bytes.length < length) return undefined
  return { command: { kind: 'raster', rowBytes, rows: Buffer.from(bytes.subarray(header, length)) }, length }
}

function readLine(bytes: Buffer): Read | undefined {
  const end = bytes.indexOf(LF)
  return end < 0 ? undefined : { command: { kind: 'line', letters: bytes.subarray(0, end).toString('latin1') }, length: end + 1 }
}
