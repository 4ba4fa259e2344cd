import { Worker } from 'node:worker_threads'
import type { CatalogueAnswer, CatalogueRequest, CatalogueTaskName, CatalogueTasks } from './catalogue-task.ts'

/** A thread beside the calls, for work with a whole version of the catalogue. Tasks are done one after the other; one that fails says so to whoever asked for it. */
export type CatalogueThread = {
  run<Name extends CatalogueTaskName>(task: Name, given: CatalogueTasks[Name]['given']): Promise<CatalogueTasks[Name]['gives']>
}

const entry = new URL('./catalogue-task.ts', import.meta.url)
/** The time without a task after which the thread is let go, in milliseconds. */
const idle = 10_000
/** The time that a task may take, in milliseconds. */
const longest = 120_000

/** The thread of this process, while there is one, whatever databases it works on. */
let thread: Worker | undefined
let leaving: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/** The thread, for the database at `url`. It is begun with the first task of the process, and keeps none from ending. */
export function createCatalogueThread(url: string): CatalogueThread {
  return {
    run<Name extends CatalogueTaskName>(task: Name, given: CatalogueTasks[Name]['given']) {
      const asked = last.then(async () => answerOf(open(), { task, url, given } as CatalogueRequest)) // a task and what it is given
      last = asked.catch(() => undefined).then(rest)
      return asked as Promise<CatalogueTasks[Name]['gives']> // the answer to this task
    },
  }
}

function open(): Worker {
  clearTimeout(leaving)
  thread ??= begin()
  return thread
}

function begin(): Worker {
  const begun = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: 1024 } })
  begun.unref()
  begun.on('error', () => {}) // whoever waits for a task hears of it; without one it is gone, and begun anew
  begun.once('exit', () => (thread = thread === begun ? undefined : thread))
  return begun
}

function rest(): void {
  leaving = setTimeout(() => {
    const idleThread = thread
    thread = undefined
    void idleThread?.terminate()
  }, idle)
  leaving.unref()
}

/** The thread keeps the process from ending while it is at a task. */
async function answerOf(thread: Worker, request: CatalogueRequest): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<CatalogueAnswer>()
  const onExit = (code: number) => reject(new Error(`the catalogue's thread ended with ${code}`))
  const tooLong = setTimeout(() => void thread.terminate(), longest)
  thread.ref()
  thread.once('message', resolve).once('error', reject).once('exit', onExit)
  thread.postMessage(request)
  try {
    const answer = await promise
    if ('failed' in answer) throw new Error(`${request.task} failed: ${answer.failed}`)
    return answer.done
  } finally {
    clearTimeout(tooLong)
    thread.unref()
    thread.off('message', resolve).off('error', reject).off('exit', onExit)
  }
}
