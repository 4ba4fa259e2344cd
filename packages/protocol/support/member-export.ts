import * as v from 'valibot'
import { action } from '../action.ts'
import { dataExport } from '../profile/data-export.ts'
import { Guid } from '../units.ts'
import { ReasonWords } from './support-reason.ts'

/** The reason why a member's data are taken out or removed by somebody else. */
export const DataReason = v.picklist(['byLetter', 'byEmail', 'byPhone', 'atShop', 'law'])

/** All that is kept of a member who has asked for it in another way than in the app. It is for support of the whole chain, who may see guests unmasked. */
export const memberExport = action('candao.support.memberExport', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  stepUp: true,
  content: { userId: Guid, reason: DataReason, words: ReasonWords },
  data: dataExport.data,
  refusals: ['MEMBER_UNKNOWN'],
})
