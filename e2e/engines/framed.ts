import type { Driver, Point } from './driver.ts'

/** The same driver in the page that a frame shows, where `runThere` runs: what lies at a point of it is found in the whole window. */
export const framed = (driver: Omit<Driver, 'inFrame'>, title: string, runThere: Driver['run']): Omit<Driver, 'inFrame'> => ({
  ...driver,
  run: runThere,
  async tap({ x, y }) {
    const corner = (await driver.run(cornerOf, { title, y })) as Point // as the script gives it
    await driver.tap({ x: corner.x + x, y: corner.y + y })
  },
})

/** The place where a frame begins, with so much of its height brought into the middle of the window. */
const cornerOf = `
  const frame = document.querySelector('iframe[title="' + input.title + '"]')
  scrollBy({ top: frame.getBoundingClientRect().top + input.y - innerHeight / 2, behavior: 'instant' })
  const { left, top } = frame.getBoundingClientRect()
  return { x: Math.round(left), y: Math.round(top) }`
