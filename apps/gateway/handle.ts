import type { Action, Answer, DoorRefusal, Input, Refusal } from '@harbour/protocol'
import type { Call } from './context.ts'

export type Handler = { definition: Action; run: (input: unknown, call: Call) => unknown }

/** Says how a call is answered. The content has passed its schema and the caller has been checked; the answer goes through its schema. */
export function handle<A extends Action>(
  definition: A,
  run: (input: Input<A>, call: Call<A['caller']>) => Answer<A> | Promise<Answer<A>>,
): Handler {
  return { definition, run: run as Handler['run'] } // the wire gives each handler its own call's input and caller, and no other
}

/** A reason that the guest, the till or the client can act on. Everything else that is thrown is our fault. */
export class Refused extends Error {
  readonly code: string
  readonly data: unknown
  constructor(code: string, data: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** The refusal of a call with one of the reasons it declares; `data` is what the wire carries with it. */
export function refuse<A extends Action>(_definition: A, code: Refusal<A>, data: unknown = null): Refused {
  return new Refused(code, data)
}

/** A refusal that any call may meet before it is asked. */
export function refuseAtDoor(code: DoorRefusal, data: unknown = null): Refused {
  return new Refused(code, data)
}
