import { dataRequestListGet } from '@harbour/protocol'
import { hasFullMemberAccess, shownRequest } from '../data-request.ts'
import { handle } from '../deps.ts'

export const dataRequestListGetAction = handle(dataRequestListGet, async (_input, { dataRequests, caller }) => ({
  requests: hasFullMemberAccess(caller.grants) ? (await dataRequests.list()).map(shownRequest) : [],
}))
