import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type Journal = { lines: unknown[]; append(line: unknown): void; close(): void }

/**
 * A file of JSON lines that only grows; a line is on the disk before `append` returns. A last line that a crash has cut short is dropped; any
 * other that cannot be read is refused, since what comes after it may lean on it.
 */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  const fd = openSync(file, 'a')
  const bytes = readFileSync(file)
  const whole = bytes.lastIndexOf(0x0a) + 1
  if (whole < bytes.length) truncateSync(file, whole)
  const texts = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1)
  return {
    lines: texts.map((text, index) => read(text, `${file}:${index + 1}`)),
    append(line) {
      const text = Buffer.from(`${JSON.stringify(line)}\n`)
      for (let written = 0; written < text.length;) written += writeSync(fd, text, written)
      fdatasyncSync(fd)
    },
    close: () => closeSync(fd),
  }
}

function read(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${place} is no line of a journal`, { cause })
  }
}
