import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { runLanes, type LaneWork } from './run-lanes.ts'

const log = createLog('silent')
const always = () => true

test('others are looked for again where that failed while one was slow', async () => {
  const [slow, ran] = [Promise.withResolvers<void>(), [] as string[]]
  const takes = [() => ['slow'], () => fail(), () => ['quick']]
  const take = async () => takes.shift()?.() ?? []
  const run: LaneWork['run'] = async (id) => {
    ran.push(id)
    if (id === 'slow') await slow.promise
  }
  const done = runLanes({ name: 'lanes', log, take, run }, always)
  await expect.poll(() => ran).toEqual(['slow', 'quick'])
  slow.resolve()
  await done
})

test('where nothing is in hand, whoever asked is told that none could be taken', async () => {
  await expect(runLanes({ name: 'lanes', log, take: async () => fail(), run: async () => {} }, always)).rejects.toThrow('no database')
})

function fail(): never {
  throw new Error('no database')
}
