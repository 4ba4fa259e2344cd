import { expect, test } from 'vitest'
import { noticesText, thirdParties } from './notices.mjs'

const parties = thirdParties()
const named = new Map(parties.map((party) => [party.name, party]))

test('what is bundled or runs beside us is named with its version and licence, and most with the text of it', () => {
  for (const name of ['react', 'react-dom', 'valibot', 'leaflet', 'fastify', 'pg', '@fontsource-variable/figtree', '@inlang/paraglide-js'])
    expect(named.get(name), name).toMatchObject({ version: expect.stringMatching(/^\d+\./), license: expect.stringMatching(/\w/) })
  expect(parties.filter(({ texts }) => texts.length > 0).length / parties.length).toBeGreaterThan(0.6)
})

test('what is used by what we use is named, too; tools that leave nothing behind, and our own rooms, are not', () => {
  expect(named.has('scheduler')).toBe(true) // React's
  for (const name of ['vite', 'vitest', 'typescript', 'oxlint', '@harbour/rules']) expect(named.has(name), name).toBe(false)
})

test('no licence asks for more than to be named, but that of a library that can be replaced', () => {
  const free =
    /^\(?((MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|OFL-1\.1|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|PostgreSQL)( OR | AND )?)+\)?$/
  const others = parties.filter(({ license }) => !free.test(license))
  expect(others.filter(({ name }) => !name.startsWith('@img/sharp-')).map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('the notices hold the texts', () => {
  const text = noticesText(parties)
  expect(text).toContain('react-dom')
  expect(text).toContain(named.get('valibot')?.texts[0] ?? 'no text of valibot')
})
