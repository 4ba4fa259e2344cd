import * as v from 'valibot'
import { action } from '../action.ts'
import { AgreementText } from './agreement-text.ts'

/** The texts that the member has agreed to, and whether a text has changed since: then they are asked anew. */
export const agreementGet = action('candao.member.agreementGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({ texts: v.array(AgreementText) }),
})
