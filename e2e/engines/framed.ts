import type { Hands, Point } from './hands.ts'

/** The same hands in the page that a frame shows, where `runThere` runs: what lies at a point of it is found in the whole window. */
export const framed = (hands: Omit<Hands, 'inFrame'>, title: string, runThere: Hands['run']): Omit<Hands, 'inFrame'> => ({
  ...hands,
  run: runThere,
  async tap({ x, y }) {
    const corner = (await hands.run(cornerOf, { title, y })) as Point // as the script gives it
    await hands.tap({ x: corner.x + x, y: corner.y + y })
  },
})

/** Where a frame begins, with so much of its height brought into the middle of the window. */
const cornerOf = `
  const frame = document.querySelector('iframe[title="' + input.title + '"]')
  scrollBy({ top: frame.getBoundingClientRect().top + input.y - innerHeight / 2, behavior: 'instant' })
  const { left, top } = frame.getBoundingClientRect()
  return { x: Math.round(left), y: Math.round(top) }`
