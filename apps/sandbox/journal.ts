import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { SetupFault } from './startup-error.ts'

export type Journal<Line> = { lines: Line[]; append(line: Line): void; close(): void }
type LineSchema<Line> = v.GenericSchema<unknown, Line>

/**
 * A file of JSON lines that only grows; a line is on the disk before `append` returns. A last line that a crash has cut short is dropped; any
 * other that cannot be read is refused, since what comes after it may lean on it.
 */
export function openJournal<Line>(file: string, schema: LineSchema<Line>): Journal<Line> {
  mkdirSync(dirname(file), { recursive: true })
  const fd = openSync(file, 'a')
  const bytes = readFileSync(file)
  const whole = bytes.lastIndexOf(0x0a) + 1
  if (whole < bytes.length) truncateSync(file, whole)
  const texts = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1)
  return {
    lines: texts.map((text, index) => read(text, { schema, place: `${file}:${index + 1}` })),
    append(line) {
      const text = Buffer.from(`${JSON.stringify(line)}\n`)
      for (let written = 0; written < text.length;) written += writeSync(fd, text, written)
      fdatasyncSync(fd)
    },
    close: () => closeSync(fd),
  }
}

function read<Line>(text: string, { schema, place }: { schema: LineSchema<Line>; place: string }): Line {
  const line = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (line.success) return line.output
  throw new SetupFault(`${place} is no line of this journal: mend that line, or remove the file to begin with an empty one.`)
}
