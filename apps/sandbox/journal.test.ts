import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { openJournal } from './journal.ts'

const Line = v.union([v.array(v.number()), v.looseObject({})])
const folder = mkdtempSync(join(tmpdir(), 'harbour-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a journal begins empty, and tells what was written', () => {
  const file = join(folder, 'new', 'journal.jsonl')
  const journal = openJournal(file, Line)
  expect(journal.lines).toEqual([])
  journal.append({ amount: 5800, to: '港式' })
  journal.append([1])
  journal.close()
  expect(openJournal(file, Line).lines).toEqual([{ amount: 5800, to: '港式' }, [1]])
})

test('wherever a crash cuts the last line, all before it is there, and what is written next is read', { tags: ['whole-lane'] }, () => {
  const file = join(folder, 'cut.jsonl')
  const last = Buffer.from(`${JSON.stringify({ name: '港' })}\n`)
  for (let kept = 0; kept < last.length; kept++) {
    writeFileSync(file, '{"first":1}\n')
    appendFileSync(file, last.subarray(0, kept))
    const journal = openJournal(file, Line)
    expect(journal.lines).toEqual([{ first: 1 }])
    journal.append({ second: 2 })
    journal.close()
    expect(readFileSync(file, 'utf8')).toBe('{"first":1}\n{"second":2}\n')
  }
})

test.each(['{"sec', '3', 'null', '{"first":1}{"first":1}'])('the line %s is refused by its place, in one sentence', (line) => {
  const file = join(folder, 'broken.jsonl')
  writeFileSync(file, `{"first":1}\n${line}\n{"third":3}\n`)
  expect(() => openJournal(file, Line)).toThrow(`${file}:2 is no line of this journal: mend that line, or remove the file`)
})

test.each(['sandbox-payments.jsonl', 'sandbox-vouchers.jsonl'])(
  'a broken line in %s ends the sandbox with a sentence and no stack',
  async (name) => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    writeFileSync(join(dataDir, 'shop-keys.json'), '{}')
    for (const broken of ['not JSON', '{}']) {
      writeFileSync(join(dataDir, name), `${broken}\n`)
      const ports = Object.fromEntries(
        ['OUTBOX', 'GEOCODERS', 'VOUCHERS', 'PAYMENTS', 'SHELL', 'PUSH', 'COLLECTOR', 'PRINTER', 'COURIERS'].map((one) => [
          `${one}_PORT`,
          '0',
        ]),
      )
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, GATEWAY_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', ...ports }
      const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
      expect(words).toMatch(/^\S+:1 is no line of this journal: [^\n]*\n$/)
      expect(code).toBe(78)
    }
  },
)
