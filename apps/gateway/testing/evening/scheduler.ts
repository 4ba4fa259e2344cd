import { addMinutes, formatTime, type Instant } from '@harbour/rules'
import type { Chance } from './chance.ts'

/** A task that runs until it is done or killed: a call of somebody, or a round of a worker. Once it is dead nothing of it goes on. */
export type Run = { name: string; dead: boolean; died: Promise<'dead'>; die(): void }

/** `kill`: how often a run dies or is cut off at a step, of 1; `jump`: how often the clock leaps then; `crowd`: how often somebody comes in while others
 * are waiting; `abreast`: how many steps are done at the same moment. */
export type FaultRates = { kill: number; jump: number; crowd: number; abreast: number }

export type Scheduler = {
  clock: { now(): Instant }
  faultRates: FaultRates
  /** All that happened, step by step. */
  told: string[]
  run(name: string): Run
  /** Does something when its turn has come, which chance decides; never, where the run dies before or after it. */
  step<T>(run: Run, name: string, operation: () => Promise<T>): Promise<T>
  /** Goes on so many minutes later. */
  sleep(minutes: number): Promise<void>
  /** Goes on until nobody waits for anything any more. */
  play(): Promise<void>
}

/** The connection is gone, and with it the answer; whether it was done nobody knows. */
export class ConnectionLost extends Error {
  override message = 'cut off'
}
const fates = ['killed before', 'killed after', 'cut off before', 'cut off after'] as const

type Waiting = { run: Run; name: string; go(): Promise<void> }
type Sleeper = { at: Instant; wake: () => void }

export const never = new Promise<never>(() => {})

/**
 * One stage for everybody of an evening. Whoever asks the database or a provider waits for their turn; one step is done at a time, and chance says whose,
 * so that the same seed plays the same evening. A run may die before any step, or after it without hearing its answer, as by `kill -9`; or lose its connection.
 */
export function createScheduler({ chance, begins, faultRates }: { chance: Chance; begins: Instant; faultRates: FaultRates }): Scheduler {
  let now = begins
  const [waiting, sleepers, told]: [Waiting[], Sleeper[], string[]] = [[], [], []]

  function step<T>(run: Run, name: string, operation: () => Promise<T>): Promise<T> {
    if (run.dead) return never
    return new Promise<T>((resolve, reject) => {
      const done = async () => {
        if (run.dead) return
        const fate = chance.odds(faultRates.kill) ? chance.pick(fates) : 'lives'
        told.push(`${formatTime(now)} ${run.name}: ${name}${fate === 'lives' ? '' : `, ${fate} it`}`)
        if (fate === 'killed before') return run.die()
        if (fate === 'cut off before') return reject(new ConnectionLost())
        const hear = await operation().then(
          (answer) => () => resolve(answer),
          (fault: Error) => () => reject(fault),
        )
        if (fate === 'killed after') run.die()
        if (fate === 'cut off after') return reject(new ConnectionLost())
        if (!run.dead) hear()
      }
      waiting.push({ run, name, go: done })
    })
  }

  /** Some milliseconds, now and then minutes, seldom back: a machine that slept, or whose clock was put right. */
  function timePasses() {
    now += chance.below(300)
    if (!chance.odds(faultRates.jump)) return
    now += chance.odds(0.2) ? -chance.below(2000) : Math.round(chance.between(0, 4) * 60_000)
  }

  function wakeFirst() {
    const first = sleepers.reduce((one, other) => (other.at < one.at ? other : one))
    sleepers.splice(sleepers.indexOf(first), 1)
    now = Math.max(now, first.at)
    first.wake()
  }

  return {
    clock: { now: () => now },
    faultRates,
    told,
    run: newRun,
    step,
    sleep: (minutes) => new Promise((wake) => sleepers.push({ at: Math.round(addMinutes(now, minutes)), wake })),
    async play() {
      for (;;) {
        await allHaveSpoken()
        // Somebody comes in now and then while others are still waiting, as they do where a database is slow.
        if (sleepers.length > 0 && (waiting.length === 0 || chance.odds(faultRates.crowd))) wakeFirst()
        else if (waiting.length > 0) {
          const abreast = Math.min(faultRates.abreast, waiting.length)
          const turns = Array.from({ length: abreast }, () => waiting.splice(chance.below(waiting.length), 1))
          await Promise.all(turns.flat().map(({ go }) => go()))
          timePasses()
        } else return
      }
    },
  }
}

/** Waits until everybody who heard the answer to one step has said what they want next: none of it takes more than promises do. */
const allHaveSpoken = () => new Promise((resolve) => setImmediate(resolve))

function newRun(name: string): Run {
  const { promise, resolve } = Promise.withResolvers<'dead'>()
  const run: Run = {
    name,
    dead: false,
    died: promise,
    die() {
      run.dead = true
      resolve('dead')
    },
  }
  return run
}
