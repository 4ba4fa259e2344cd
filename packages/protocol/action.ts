import type { StaffRight } from '@harbour/rules'
import * as v from 'valibot'

/** The gateways of calls; `Upload` takes contents that are large. */
export const gateways = ['Action', 'UserUnify', 'LocalAction', 'Upload'] as const
export type GatewayName = (typeof gateways)[number]

/** The caller that a call is open to: anyone; a bound session (visitor or member); a member; a shop's till with its own key; somebody of the chain's staff. */
export type Caller = 'anyone' | 'visitor' | 'member' | 'shop' | 'staff'

type Entries = v.ObjectEntries

/**
 * One call: its name on the wire, its gateway, who may call it, what it takes, what it gives, and every reason it may refuse with. `needs` is the
 * right without which it opens to nobody of the staff, at the shop that its content names, if it names one; absent, it opens to each of them. `stepUp`
 * asks whoever calls to have shown within the last ten minutes who they are, by signing in or by `staffStepUp`.
 */
export type Action<
  Content extends Entries = Entries,
  Data extends v.GenericSchema = v.GenericSchema,
  Refusal extends string = string,
  Who extends Caller = Caller,
> = {
  name: string
  gateway: GatewayName
  caller: Who
  content: v.StrictObjectSchema<Content, undefined>
  data: Data
  refusals: readonly Refusal[]
  needs?: StaffRight | undefined
  stepUp?: boolean
}

type ActionTerms<Content extends Entries, Data extends v.GenericSchema, Refusal extends string, Who extends Caller> = {
  gateway: GatewayName
  caller: Who
  content: Content
  data: Data
  refusals?: readonly Refusal[]
  needs?: Who extends 'staff' ? StaffRight : never
  stepUp?: Who extends 'staff' ? boolean : never
}

/** Defines a call. Fields that the content does not name are refused at the door (calls.md, Envelope). */
export function action<Content extends Entries, Data extends v.GenericSchema, Who extends Caller, const Refusal extends string = never>(
  name: string,
  { gateway, caller, content, data, refusals = [], needs, stepUp }: ActionTerms<Content, Data, Refusal, Who>,
): Action<Content, Data, Refusal, Who> {
  return { name, gateway, caller, content: v.strictObject(content), data, refusals, needs, stepUp: stepUp === true }
}

/** A call's content as a handler receives it: after its schema, money in cents. */
export type Input<A extends Action> = v.InferOutput<A['content']>
/** A call's content as a caller writes it, before its schema. Money is already in cents there too; `encode` turns it into dollars. */
export type Sent<A extends Action> = v.InferOutput<A['content']>
export type Answer<A extends Action> = v.InferOutput<A['data']>
export type Refusal<A extends Action> = A['refusals'][number]
