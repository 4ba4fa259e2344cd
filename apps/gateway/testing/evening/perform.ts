import type { Action, Answer, Input } from '@harbour/protocol'
import { languageIds, type Brand } from '@harbour/rules'
import type { CallerOf, CallOf } from '../../platform/call.ts'
import type { Context } from '../../context.ts'
import { Refused, type Handler } from '../../platform/handle.ts'
import { depsOf, type Scene } from './scene.ts'

/** The outcome of a call: its answer, a refusal, or silence where the gateway died over it or had a fault. */
export type CallOutcome<T> = { answer: T } | { refused: string } | 'silence'

/** Somebody at the door, of a brand. */
type Requester = { caller: NonNullable<CallerOf[keyof CallerOf]>; brand: Brand }

/** Asks the gateway for one call, past the door, which has no part in money. A fault that nobody put there is written down. */
export function ask<A extends Action>(
  scene: Scene,
  { caller, brand }: Requester,
  [definition, handler, input]: [A, Handler<Context>, Input<A>],
): Promise<CallOutcome<Answer<A>>> {
  const site = { host: 'order.example', origin: undefined }
  const deviceId = 'userId' in caller ? caller.userId : '' // each guest has one device
  const envelope = { caller, brand, language: languageIds.tc, deviceId, key: '', userAgent: '', address: '', site, logId: '' } as const
  // `as`: a handler answers what its definition says.
  return perform(
    scene,
    definition.name,
    (deps) => handler.run(input, { ...deps, ...envelope } satisfies CallOf<Context>) as Promise<Answer<A>>,
  )
}

/** Lets one run do some work with a house of its own, until it is done or killed. */
export async function perform<T>(scene: Scene, name: string, work: (deps: Context) => Promise<T>): Promise<CallOutcome<T>> {
  const run = scene.stage.run(name)
  try {
    const answer = await Promise.race([work(depsOf(run, scene)), run.died])
    return run.dead ? 'silence' : { answer: answer as T } // only a dead run says that it died
  } catch (fault) {
    if (fault instanceof Refused) return { refused: fault.code }
    scene.faults.push(`${name}: ${fault instanceof Error ? (fault.stack ?? fault.message) : typeof fault}`)
    return 'silence'
  }
}
