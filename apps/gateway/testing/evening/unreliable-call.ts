import type { Instant } from '@harbour/rules'
import type { Chance } from './chance.ts'
import type { Run, Scheduler } from './scheduler.ts'

/** `silence`: how often an answer is lost, of 1; `odd`: how often a thing goes another way than the usual one; `away`: when nobody there answers us. */
export type Unreliability = { silence: number; odd: number; away: { from: Instant; to: Instant } }

type Asking = { run: Run; stage: Scheduler; chance: Chance; mood: Unreliability; whose: string }

/** A call to somebody outside as one run hears it: each answer may be lost before or after the operation, and may take its time. */
export function unreliableCall({ run, stage, chance, mood, whose }: Asking) {
  return <Args extends unknown[], Answer>(name: string, operation: (...args: Args) => Answer) =>
    async (...args: Args): Promise<Answer | 'unknown'> => {
      if (chance.odds(mood.silence)) await stage.sleep(chance.between(0, 0.15))
      const away = stage.clock.now() > mood.away.from && stage.clock.now() < mood.away.to
      const lost = away ? 'before' : chance.odds(mood.silence) ? chance.pick(['before', 'after']) : 'no'
      return stage.step(run, `${whose} ${name} of ${whichOf(args[0])}${lost === 'no' ? '' : `, answer lost ${lost} it`}`, async () => {
        const answer = lost === 'before' ? 'unknown' : operation(...args)
        return lost === 'no' ? answer : 'unknown'
      })
    }
}

/** Of what a question is, as far as it says. */
const whichOf = (asked: unknown) => (typeof asked === 'string' ? asked : JSON.stringify(asked).slice(0, 60))
