import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { changelogOf, notesOf, versionAfter, withChartVersion, withVersion } from './release-texts.mjs'

const changelog = '# Changelog\n\n## Unreleased\n\n- Guests pay by MPay.\n\n## 1.0.0 (2026-11-01)\n\n- The first.\n'

test.each([
  ['0.9.9', 'patch', '0.9.10'],
  ['0.9.9', 'minor', '0.10.0'],
  ['0.9.9', 'major', '1.0.0'],
  ['0.9.9', '0.10.0', '0.10.0'],
  ['0.9.9', '0.9.9', undefined],
  ['0.9.9', '0.9.8', undefined],
  ['1.0.0', '0.99.99', undefined],
  ['1.0.0', 'v2', undefined],
  ['1.0.0', '01.2.3', undefined],
  ['1.0.0', '', undefined],
])('after %s, %s is %s', (current, wanted, next) => {
  expect(versionAfter(current, wanted)).toBe(next)
})

test('the notes of a release are what stands under Unreleased, and none where nothing does', () => {
  expect(notesOf(changelog)).toBe('- Guests pay by MPay.')
  expect(notesOf(changelog.replace('- Guests pay by MPay.\n\n', ''))).toBe(undefined)
  expect(notesOf('# Changelog\n\n## Unreleased\n\n- The last lines.\n')).toBe('- The last lines.')
})

test('a released changelog has the version and its day, and begins anew', () => {
  const released = changelogOf(changelog, '1.1.0', '2026-11-27')
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-11-27)\n\n- Guests pay by MPay.\n\n## 1.0.0 (2026-11-01)\n\n- The first.\n',
  )
  expect(notesOf(released)).toBe(undefined)
})

test('our own version is written in package.json once, in the lockfile twice, and no other with it', () => {
  for (const [file, times] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ] as const) {
    const text = readFileSync(join(root, file), 'utf8')
    const written = withVersion(text, '9.8.7')
    expect(written.split('"version": "9.8.7"')).toHaveLength(times + 1)
    expect((JSON.parse(written) as { version: string }).version).toBe('9.8.7')
    expect(written.length - text.length).toBe(0)
  }
})

test('the chart has the version that package.json has, and both of its own follow a release', () => {
  const text = readFileSync(join(root, 'deploy/helm/harbour/Chart.yaml'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(withChartVersion(text, version)).toBe(text)
  const [before, after] = [text, withChartVersion(text, '9.8.7')].map((each) => each.split('\n'))
  expect(after?.filter((line, at) => line !== before?.[at])).toEqual(['version: 9.8.7', "appVersion: '9.8.7'"])
})

test('CHANGELOG.md has a place for what comes next', () => {
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toMatch(/^## Unreleased$/m)
})
