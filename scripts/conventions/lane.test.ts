import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quickLane } from '../../e2e/lane.ts'
import { root } from '../root.mjs'

/** The browser's tests of a lane, each by its browser, file and title, as Playwright lists them. */
function listed(): string[] {
  const env = { ...process.env, LANE: 'all' }
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const list = execFileSync(process.execPath, [cli, 'test', '-c', join(root, 'e2e'), '--list'], { env, encoding: 'utf8' })
  return list
    .split('\n')
    .filter((line) => line.includes(' › '))
    .map((line) =>
      line
        .trim()
        .replace(/^\[(.*?)\]/, ' $1')
        .replace(/:\d+:\d+ › /, ' ')
        .replaceAll(' › ', ' '),
    )
}

const inQuickLane = (title: string) => quickLane.some((pattern) => pattern.test(title))

/** In how many languages the quick lane walks a flow. */
const languagesOf = (flow: string): number => (flow.includes('@whole-lane') ? 0 : 1)

test('the quick lane walks every flow in one language, but those of the whole lane', { tags: ['whole-lane'], timeout: 60_000 }, () => {
  const flows = Map.groupBy(listed(), (title) => title.replace(/ \((?:tc|en)\)/, ''))
  const otherwise = [...flows].filter(([flow, titles]) => titles.filter(inQuickLane).length !== languagesOf(flow))
  expect(otherwise).toEqual([])
  expect(flows.size).toBeGreaterThan(200)
})
