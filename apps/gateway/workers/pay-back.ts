import { giveBack, type BackHouse } from '../paying/give-back.ts'
import { worker } from './worker.ts'

/** Gives back what was arranged to go back, until its guest has it or a person has to see to it (domain.md, Orders). */
export const payBack = worker({
  name: 'paying back',
  every: 2000,
  take: ({ refunds, clock }: BackHouse, most) => refunds.toGive({ now: clock.now(), most }),
  deed: giveBack,
})
