import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { whatSticksOut } from './test-edges.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing bars anybody from what is shown now, and nothing is cut off at 320 px. A component has no landmarks of a page around it. */
export async function expectWellMade() {
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } }
  const { violations } = await axe.run(document, { runOnly: standards, resultTypes: ['violations'], rules })
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
  expect(barriers.filter((barrier) => !barrier.includes('partially obscured'))).toEqual([])
  await page.viewport(320, 700)
  await expect.poll(whatSticksOut).toEqual([])
  await page.viewport(390, 844)
}
