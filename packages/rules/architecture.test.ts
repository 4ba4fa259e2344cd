import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rules as written, without comments: what they do. */
const rules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.(test|fixtures))\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))

const filesWith = (pattern: RegExp) => rules.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

test('rules never read the clock and never play with chance', () => {
  expect(filesWith(/Date\.now|new Date\(\)|Math\.random|performance\b|crypto\b|process\b/)).toEqual([])
})

test('only money divides or rounds', () => {
  expect(filesWith(/ \/ |Math\.(round|floor|ceil|trunc)|\.toFixed\(/)).toEqual(['money.ts'])
})

test('rules wait for nothing, have no classes and import only one another', () => {
  expect(filesWith(/\basync\b|\bawait\b|\bclass\b|\bPromise\b/)).toEqual([])
  expect(filesWith(/from '(?!\.\.?\/)/)).toEqual([])
})
