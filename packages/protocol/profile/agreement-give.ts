import * as v from 'valibot'
import { action } from '../action.ts'
import { AgreementText, AgreementVersions } from './agreement-text.ts'

/** Agrees to the texts in the versions that were read; what has changed is kept with its time and version. Versions of another day are refused, with those of today. */
export const agreementGive = action('candao.member.agreementGive', {
  gateway: 'UserUnify',
  caller: 'member',
  content: AgreementVersions,
  data: v.object({ texts: v.array(AgreementText) }),
  refusals: ['AGREEMENT_CHANGED'],
})
