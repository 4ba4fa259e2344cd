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
function languagesOf(flow: string): number {
  if (flow.includes('@whole-lane')) return 0
  return flow.includes('@both-languages') ? 2 : 1
}

test('the quick lane walks every flow in one language, but those that say otherwise', { timeout: 60_000 }, () => {
  const flows = Map.groupBy(listed(), (title) => title.replace(/ \((?:tc|en)\)/, ''))
  const otherwise = [...flows].filter(([flow, titles]) => titles.filter(inQuickLane).length !== languagesOf(flow))
  expect(otherwise).toEqual([])
  expect(flows.size).toBeGreaterThan(200)
})
