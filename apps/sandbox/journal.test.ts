import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openJournal } from './journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'harbour-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a journal begins empty, and tells what was written', () => {
  const file = join(folder, 'new', 'journal.jsonl')
  const journal = openJournal(file)
  expect(journal.lines).toEqual([])
  journal.append({ amount: 5800, to: '港式' })
  journal.append([1])
  journal.close()
  expect(openJournal(file).lines).toEqual([{ amount: 5800, to: '港式' }, [1]])
})

test('wherever a crash cuts the last line, all before it is there, and what is written next is read', () => {
  const file = join(folder, 'cut.jsonl')
  const last = Buffer.from(`${JSON.stringify({ name: '港' })}\n`)
  for (let kept = 0; kept < last.length; kept++) {
    writeFileSync(file, '{"first":1}\n')
    appendFileSync(file, last.subarray(0, kept))
    const journal = openJournal(file)
    expect(journal.lines).toEqual([{ first: 1 }])
    journal.append({ second: 2 })
    journal.close()
    expect(readFileSync(file, 'utf8')).toBe('{"first":1}\n{"second":2}\n')
  }
})

test('a line in the middle that cannot be read is refused by its place', () => {
  const file = join(folder, 'broken.jsonl')
  writeFileSync(file, '{"first":1}\n{"sec\n{"third":3}\n')
  expect(() => openJournal(file)).toThrow(`${file}:2`)
})
