import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { checkedOut, keepRun, triesOf } from '../testing/chance.mjs'
import { dated, writeEvidence } from './write-evidence.mjs'

const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
afterAll(() => rmSync(folder, { recursive: true }))
const read = (name: string) => readFileSync(join(folder, 'pack', name), 'utf8')

test('the pack is made in a folder: the page, the notices, the materials; of what was not run it says so', async () => {
  await writeEvidence({ folder: join(folder, 'pack'), reports: join(folder, 'none') })
  const page = read('index.html')
  expect(readdirSync(join(folder, 'pack')).toSorted()).toEqual(['index.html', 'notices.txt', 'sbom.cdx.json'])
  expect(page).toContain('not run on this machine')
  expect(page).not.toMatch(/class="mark mark--ok">✓ passed/)
  expect(page).not.toMatch(/undefined|NaN|\[object/)
  expect(page).toContain((await checkedOut()).commit)
  expect(read('sbom.cdx.json')).not.toContain('serialNumber')
  // Every line of every table ends with what makes it again, but for the runbooks, which name their page.
  const rows = [...page.matchAll(/<tr><th scope="row".*<\/tr>/g)].map(([row]) => row)
  expect(rows.length).toBeGreaterThan(400)
  expect(rows.filter((row) => !row.includes('class="command"') && !/runbooks|the operator’s part/.test(row))).toEqual([])
  // The same commit and the same reports give the same page.
  await writeEvidence({ folder: join(folder, 'pack'), reports: join(folder, 'none') })
  expect(read('index.html')).toBe(page)
})

test('a report is told with its lane, its commit and how often chance was tried', { tags: ['whole-lane'] }, async () => {
  const reports = join(folder, 'reports')
  mkdirSync(reports, { recursive: true })
  const file = 'apps/gateway/testing/evening/evening.fuzz.test.ts'
  const fullName = 'an evening on which anything may fail at any moment ends with every cent, coupon and slot where it belongs'
  const report = { testResults: [{ name: join(root, file), assertionResults: [{ fullName, status: 'passed' }] }] }
  writeFileSync(join(reports, 'gateway.json'), JSON.stringify(report))
  const run = { stage: 'gateway', lane: 'all', changed: false, ended: '2026-11-27T01:02', passed: 1, failed: 0, tries: triesOf.all }
  const packOf = async (made: { commit: string; changed?: boolean }) => {
    keepRun(join(reports, 'gateway.run.json'), { ...run, ...made })
    await writeEvidence({ folder: join(folder, 'pack'), reports })
    return read('index.html')
  }
  const { commit } = await checkedOut()
  expect(await packOf({ commit })).toContain('50 times (gateway, lane all)')
  // Of other code it is told that it ran, and nothing of what it showed.
  for (const [others, said] of [
    [{ commit: 'f'.repeat(40) }, 'another commit'],
    [{ commit, changed: true }, 'with uncommitted changes'],
  ] as const) {
    const page = await packOf(others)
    expect(page).toContain(said)
    expect(page).not.toContain('50 times (gateway')
  }
})

test('a PDF has the hour of its commit, and is no longer for it', () => {
  const printed = "<</CreationDate (D:20261127090000+00'00')\n/ModDate (D:20261127090000+00'00')>>"
  expect(dated(printed, '2026-11-26T23:05:06+08:00')).toBe(
    "<</CreationDate (D:20261126150506+00'00')\n/ModDate (D:20261126150506+00'00')>>",
  )
})
