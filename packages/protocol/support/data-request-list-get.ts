import * as v from 'valibot'
import { action } from '../action.ts'
import { DataRequest } from './data-request.ts'

/** The requests of members for their data: first those that wait, the most urgent first, then the last 50 that have ended. For support of the whole chain; others have none. */
export const dataRequestListGet = action('candao.support.dataRequestListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content: {},
  data: v.object({ requests: v.array(DataRequest) }),
})
