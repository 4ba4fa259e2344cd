import type { Action, Answer, CommonRefusal, Input, Refusal } from '@harbour/protocol'
import type { CallInfo, CallOf } from './call.ts'

/** A call's definition and what answers it, which works with `Deps` and with what the envelope says. */
export type Handler<Deps = unknown> = { definition: Action; run: (input: unknown, call: CallOf<Deps>) => unknown }

/**
 * Gives a module its `handle`, which says how a call is answered with the module's deps. The content has passed its schema and the caller has
 * been checked; the answer goes through its schema.
 */
export const createHandle =
  <Deps>() =>
  <A extends Action>(
    definition: A,
    run: (input: Input<A>, call: Deps & CallInfo<A['caller']>) => Answer<A> | Promise<Answer<A>>,
  ): Handler<Deps> => ({ definition, run: run as Handler<Deps>['run'] }) // the wire gives each handler its own call's input and caller, and no other

/** A reason that the guest, the till or the client can act on. Everything else that is thrown is our fault. */
export class Refused extends Error {
  readonly code: string
  readonly data: unknown
  /** The end of its sentence, in the language of the call. */
  readonly more: string
  constructor(code: string, data: unknown, more = '') {
    super(code)
    this.code = code
    this.data = data
    this.more = more
  }
}

/** The refusal of a call with one of the reasons it declares; `data` is what the wire carries with it. */
export function refuse<A extends Action>(_definition: A, code: Refusal<A>, data: unknown = null): Refused {
  return new Refused(code, data)
}

/** The same refusal, with more to say after the reason's own sentence, in the language of the call. */
export function withExplanation({ code, data }: Refused, more: string): Refused {
  return new Refused(code, data, more)
}

/** A refusal that any call may meet before it is asked. */
export function refuseCommon(code: CommonRefusal, data: unknown = null): Refused {
  return new Refused(code, data)
}
