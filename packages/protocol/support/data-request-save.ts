import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { DataRequest } from './data-request.ts'

const { requestId, kind, channel, receivedOn } = DataRequest.entries

/**
 * Notes that a member has asked for their data, or to be forgotten, on a day that is not to come: the legal time begins with it. Asked again under the same requestId it
 * is noted once. The request is done by `memberExport` or `memberDelete`.
 */
export const dataRequestSave = action('candao.support.dataRequestSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content: { requestId, userId: Guid, kind, channel, receivedOn },
  data: DataRequest,
  refusals: ['MEMBER_UNKNOWN', 'PERIOD_INVALID'],
})
