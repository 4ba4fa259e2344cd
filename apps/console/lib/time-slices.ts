/** The time that is worked at once, in milliseconds: half of a frame of a slow tablet is left for the screen. */
const slice = 6

/** Does something with each of many, in slices between which the screen may move; gives what came of each. */
export async function inTimeSlices<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const done: Result[] = []
  let until = performance.now() + slice
  for (const item of items) {
    if (performance.now() >= until) {
      await nextTask()
      until = performance.now() + slice
    }
    done.push(work(item))
  }
  return done
}

/** Lets the screen move before work goes on, by a message to oneself: unlike a timer, it is not held back on a page that nobody sees. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
