import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { DataRequest } from './data-request.ts'
import { ReasonWords } from './support-reason.ts'

/** Closes a request that is not to be done, with the reason, such as that the member has taken it back. */
export const dataRequestClose = action('candao.support.dataRequestClose', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content: { requestId: Guid, words: ReasonWords },
  data: DataRequest,
  refusals: ['REQUEST_UNKNOWN'],
})
