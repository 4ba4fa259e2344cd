import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

const folders = ['apps/gateway/modules/catalogue/chain-file', 'apps/gateway/modules/catalogue/versions/actions']
const sources = folders
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const texts: Record<string, string> = JSON.parse(readFileSync(join(root, 'apps/console/texts/office-faults.en.json'), 'utf8'))
const words = readFileSync(join(root, 'apps/console/office/words/record-fault-words.ts'), 'utf8')

// Said where the gateway says something else.
const { fault_unreadable: _, ...sentences } = texts

test('each sentence of a record’s fault that the office translates is one that the gateway says', () => {
  const pieces = (sentence: string) => sentence.split(/\{\w+\}|\d+/).map((piece) => piece.trim())
  const unsaid = Object.entries(sentences).filter(([, sentence]) => pieces(sentence).some((piece) => !sources.includes(piece)))
  expect(unsaid).toEqual([])
})

test('each of them is recognised by the office', () => {
  expect(Object.keys(sentences).filter((key) => !words.includes(`m.${key}(`))).toEqual([])
})
