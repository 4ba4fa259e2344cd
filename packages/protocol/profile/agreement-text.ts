import * as v from 'valibot'
import { Moment, Slug } from '../units.ts'

/** The texts that a member agrees to, each in its version of today. */
export const AgreementVersions = { agreement: Slug, privacy: Slug }

/** One of them beside what the member has agreed to last; `due` where that was another version, or none. */
export const AgreementText = v.object({
  informationId: v.picklist(['agreement', 'privacy']),
  version: Slug,
  due: v.boolean(),
  agreedVersion: v.nullable(Slug),
  agreedAt: v.nullable(Moment),
})
export type AgreementText = v.InferOutput<typeof AgreementText>
