import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { calls } from './calls.ts'
import { encode } from './encode.ts'
import { Common, Envelope } from './envelope.ts'
import { Text, text } from './units.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules'),
)

test('every text of the protocol is built of Text: no other file has a bare v.string()', () => {
  expect(sources.length).toBeGreaterThan(90)
  const bare = sources.filter((path) => /\bv\s*\.\s*string\(|\bstring\b.* from 'valibot'/.test(readFileSync(`${folder}${path}`, 'utf8')))
  expect(bare).toEqual(['units.ts'])
  expect(readFileSync(`${folder}units.ts`, 'utf8').match(/v\.string\(/g)).toHaveLength(1)
})

const stray = { NUL: 'a\0', 'a high half': 'a\ud83c', 'a low half': '\udf63b', 'halves the wrong way round': '\udf63\ud83c' }

describe.each(Object.entries(stray))('%s', (_, words) => {
  test('is no text, and no line of text', () => {
    expect(v.is(Text, words)).toBe(false)
    expect(v.is(text(40), words)).toBe(false)
  })

  test('is refused in every text of every call and of its envelope, at any depth', () => {
    const wholes = [
      ...calls.map(({ name, content }: Action) => [name, content] as const),
      ['common', v.object(Common)] as const,
      ['envelope', Envelope] as const,
    ]
    const taken = wholes.flatMap(([name, schema]) =>
      textsOf(schema as unknown as Node)
        .filter(({ node }) => accepts(node, words))
        .map(({ path }) => `${name} ${path}`),
    )
    expect(taken).toEqual([])
  })

  test('does not leave by an answer or a call of ours', () => {
    const schema = v.object({ note: v.optional(text(40)), names: v.array(Text) })
    expect(v.is(schema, encode(schema, { note: words, names: [words, 'whole 🍣'] }))).toBe(true)
  })
})

test('whole characters beyond the first plane are text', () => {
  expect(v.parse(text(2), '🍣𠮷')).toBe('🍣𠮷')
  expect(encode(Text, '🍣𠮷\n')).toBe('🍣𠮷\n')
})

type Node = {
  type: string
  entries?: Record<string, Node>
  item?: Node
  items?: Node[]
  wrapped?: Node
  options?: Node[]
  key?: Node
  value?: Node
}

/** Every text that a schema may take, with its path. */
function textsOf(node: Node, path = ''): { path: string; node: Node }[] {
  if (node.type === 'string') return [{ path, node }]
  const named = Object.entries(node.entries ?? {}).flatMap(([name, child]) => textsOf(child, `${path}.${name}`))
  const inner = [node.item, node.wrapped, node.value, ...(node.items ?? []), ...(node.type === 'picklist' ? [] : (node.options ?? []))]
  return [...named, ...inner.flatMap((child) => (typeof child === 'object' ? textsOf(child, path) : []))]
}

/** Tells whether a text takes these words: a rule of its own, such as of its length, does not speak for them here. */
function accepts(node: Node, words: string): boolean {
  const read = v.safeParse(node as unknown as v.GenericSchema, words) // a schema is a plain tree of nodes
  return read.success || !read.issues.some(({ message }) => message === 'whole characters, and no NUL')
}
