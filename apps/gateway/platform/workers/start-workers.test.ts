import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToTelemetry } from '../telemetry/telemetry.ts'
import { startWorkers } from './start-workers.ts'
import { worker } from './worker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const clock = { now: () => 0 }

/** Workers beside a database that says which of them have work, and the faults that they log. */
function scene({ due, rounds }: { due: () => string[]; rounds: Record<string, () => Promise<void>> }) {
  const faults: unknown[] = []
  const asked: string[] = []
  const deps = {
    clock,
    log: { debug() {}, info() {}, warn() {}, error: (fault: unknown) => void faults.push(fault) },
    db: {
      rows: async <Row>({ text }: { text: string }) => {
        asked.push(text)
        return [{ names: due() }] as Row[]
      },
    },
  }
  const workers = Object.entries(rounds).map(([name, round]) => ({ name, due: `exists (select from ${name})`, round }))
  return { started: startWorkers(workers, deps, 5), faults, asked }
}

test('one statement asks for the work of all, and whoever has none is not begun', async () => {
  const rounds = { paying: vi.fn(async () => {}), firing: vi.fn(async () => {}) }
  const { started, asked } = scene({ due: () => ['firing'], rounds })
  await vi.advanceTimersByTimeAsync(12)
  expect([asked.length, rounds.paying.mock.calls.length, rounds.firing.mock.calls.length]).toEqual([3, 0, 3])
  expect(asked[0]).toContain('exists (select from paying)')
  await started.stop()
})

test('a round that takes long keeps nobody else waiting, is not begun twice, and stopping waits for it', async () => {
  const long = Promise.withResolvers<void>()
  const rounds = { paying: vi.fn(() => long.promise), firing: vi.fn(async () => {}) }
  const { started } = scene({ due: () => ['paying', 'firing'], rounds })
  await vi.advanceTimersByTimeAsync(12)
  expect([rounds.paying.mock.calls.length, rounds.firing.mock.calls.length]).toEqual([1, 3])
  const stopped = vi.fn()
  const stopping = started.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(50)
  expect(stopped).not.toHaveBeenCalled()
  long.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(50)
  expect(rounds.firing).toHaveBeenCalledTimes(3)
})

test('a database that does not answer, and a round that fails, are logged and tried again', async () => {
  let answers = false
  const due = () => {
    if (!answers) throw new Error('no database')
    return ['paying']
  }
  const { started, faults } = scene({ due, rounds: { paying: async () => Promise.reject(new Error('no money')) } })
  await vi.advanceTimersByTimeAsync(7)
  answers = true
  await vi.advanceTimersByTimeAsync(5)
  await started.stop()
  expect(faults).toEqual([
    { work: 'looking for work', fault: 'no database' },
    { work: 'looking for work', fault: 'no database' },
    { work: 'paying', fault: 'no money' },
  ])
})

test('one bad row stops no other', async () => {
  const faults: unknown[] = []
  const done: number[] = []
  const rows = worker<{ log: { error: (fault: unknown) => void } } & Parameters<typeof startWorkers>[1], number>({
    name: 'rows',
    due: 'true',
    claim: async () => [1, 2, 3],
    run: async (row) => (row === 2 ? Promise.reject(new Error('bad')) : done.push(row)),
  })
  await rows.round({
    clock,
    db: { rows: async () => [] },
    log: { debug() {}, info() {}, warn() {}, error: (fault: unknown) => void faults.push(fault) },
  })
  expect([done, faults]).toEqual([[1, 3], [{ work: 'rows', fault: 'bad' }]])
})

test('who has just been given work begins at once, or once more after the round that is under way; after the stop nobody does', async () => {
  const long = Promise.withResolvers<void>()
  const rounds = { paying: vi.fn(() => long.promise), firing: vi.fn(async () => {}) }
  const { started } = scene({ due: () => [], rounds })
  await vi.advanceTimersByTimeAsync(1)
  for (let at = 0; at < 3; at++) started.kick('paying')
  started.kick('nobody')
  expect([rounds.paying.mock.calls.length, rounds.firing.mock.calls.length]).toEqual([1, 0])
  long.resolve()
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds.paying).toHaveBeenCalledTimes(2)
  await started.stop()
  started.kick('firing')
  expect(rounds.firing).not.toHaveBeenCalled()
})

test('whoever measures hears of each look that was answered, and of each round and how it ended', async () => {
  const [heard, rounds] = [[] as string[], { paying: async () => Promise.reject(new Error('no money')), firing: async () => {} }]
  const quiet = listenToTelemetry({
    workersLooked: () => void heard.push('looked'),
    roundDone: ({ worker: name, failed }) => void heard.push(`${name} ${failed ? 'failed' : 'done'}`),
    faulted: ({ where }) => void heard.push(`fault of ${where}`),
  })
  const { started } = scene({ due: () => ['paying', 'firing'], rounds })
  await vi.advanceTimersByTimeAsync(1)
  await started.stop()
  quiet()
  expect(heard.toSorted()).toEqual(['fault of paying', 'firing done', 'looked', 'paying failed'])
})
