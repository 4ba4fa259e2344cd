import { shopOrderMove, type Answer, type shopOrderGet } from '@harbour/protocol'
import { stateCode, type OrderType } from '@harbour/rules'
import type { ActorStep, StaffAct } from './store/shop-events.ts'

type Told = { steps: readonly ActorStep[]; acts: readonly StaffAct[]; orderType: OrderType }

/**
 * The events of an order as its shop's people are told them, in order: a step that somebody of the staff took has their name, and what they did besides stands by
 * itself. An order is in each state once, so that a move is that of the first step into it.
 */
export function shopOrderEvents({ steps, acts, orderType }: Told): Answer<typeof shopOrderGet>['events'] {
  const taken = new Set<StaffAct>()
  const ofSteps = steps.map(({ state, at, by, reason }, index) => {
    const status = stateCode(state, orderType)
    const isFirst = steps.findIndex((step) => step.state === state) === index
    const act = isFirst && by === 'shop' ? acts.find((each) => each.action === shopOrderMove.name && each.status === status) : undefined
    if (act) taken.add(act)
    return { at, status, by, action: act?.action ?? null, staffName: act?.staffName ?? null, reason }
  })
  const besides = acts
    .filter((act) => !taken.has(act))
    .map(({ at, action, staffName, reason }) => ({ at, status: null, by: 'shop' as const, action, staffName, reason }))
  return [...ofSteps, ...besides].toSorted((one, other) => one.at - other.at)
}
