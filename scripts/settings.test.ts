import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'
import { readSettings } from './settings.mjs'

test('an empty environment opens port 3000 to this machine alone, with a database of our own in var', () => {
  expect(readSettings({})).toEqual({ port: 3000, host: '127.0.0.1', dataDir: join(root, 'var'), databaseUrl: undefined })
})

test('a variable that is set to nothing counts as left out', () => {
  expect(readSettings({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(readSettings({}))
})

test('a data folder is taken from the checkout, an absolute one as it is', () => {
  expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(join(root, 'elsewhere'))
  expect(readSettings({ DATA_DIR: '/srv/harbour' }).dataDir).toBe('/srv/harbour')
})

test.each(['0', '65536', '80.5', '-1', 'http'])('a port of %s is refused by name', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is ${PORT}`)
})

test.each(['1', '65535'])('a port of %s is taken', (PORT) => {
  expect(readSettings({ PORT }).port).toBe(Number(PORT))
})

test('only a PostgreSQL address is a database', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://here' })).toThrow('DATABASE_URL')
  expect(readSettings({ DATABASE_URL: 'postgresql://here/harbour' }).databaseUrl).toBe('postgresql://here/harbour')
})
