import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings, settingDefaults } from './settings.ts'
import { secretNames } from './secret-files.ts'

const settingNames = Object.keys(settingDefaults)
const folder = await mkdtemp(join(tmpdir(), 'harbour-secrets-'))
afterAll(() => rm(folder, { recursive: true }))

async function file(content: string): Promise<string> {
  const path = join(folder, `${Math.random()}`)
  await writeFile(path, content)
  return path
}

test('a secret may lie in a file; the end of its line is none of it', async () => {
  expect(readSettings({ METRICS_TOKEN_FILE: await file('a token of sixteen\n') }).metricsToken).toBe('a token of sixteen')
})

test('a file may hold the address of the database, which is then not seeded', async () => {
  const settings = readSettings({ DATABASE_URL_FILE: await file('postgres://here/harbour') })
  expect([settings.databaseUrl, settings.seed]).toEqual(['postgres://here/harbour', 'none'])
})

test('what Mezzofy gave lies in files too, each in its own', async () => {
  const names = ['MEZZOFY_KEY', 'MEZZOFY_SECRET', 'MEZZOFY_MERCHANT']
  const files = await Promise.all(names.map(async (name) => [`${name}_FILE`, await file(`of ${name}\n`)] as const))
  const [key, secret, merchant] = names.map((name) => `of ${name}`)
  expect(readSettings(Object.fromEntries(files)).vouchers.mezzofy).toMatchObject({ key, secret, merchant })
})

test('a secret that is given twice, whose file is missing or is empty, is refused by name', async () => {
  const path = await file('a token of sixteen')
  expect(() => readSettings({ METRICS_TOKEN_FILE: path, METRICS_TOKEN: 'a token of sixteen' })).toThrow(/^METRICS_TOKEN_FILE: /)
  expect(() => readSettings({ METRICS_TOKEN_FILE: join(folder, 'missing') })).toThrow(/^METRICS_TOKEN_FILE: .*cannot be read \(ENOENT\)$/)
  expect(() => readSettings({ METRICS_TOKEN_FILE: '/dev/null' })).toThrow(/^METRICS_TOKEN_FILE: .*is empty$/)
})

test('what a file holds is held against the same rules, and a file that is set to nothing counts as left out', async () => {
  expect(() => readSettings({ STRIPE_SECRET_KEY_FILE: '', STRIPE_HOOK_SECRET_FILE: '' })).not.toThrow()
  const short = await file('short')
  expect(() => readSettings({ METRICS_TOKEN_FILE: short })).toThrow(/^METRICS_TOKEN: /)
})

test('whatever is called a secret, a token or a key may lie in a file, but for what browsers are told', () => {
  const told = new Set(['BOT_CHECK_SITE_KEY', 'PAY_SANDBOX_PUBLIC_KEY', 'STRIPE_PUBLISHABLE_KEY', 'GA_KEY', 'BRAZE_KEY'])
  const secret = settingNames.filter((name) => /_(SECRET|TOKEN|KEY)$/.test(name) && !told.has(name))
  expect(secret.filter((name) => !secretNames.some((known) => known === name))).toEqual([])
  expect(secretNames.filter((name) => !settingNames.includes(name))).toEqual([])
})
