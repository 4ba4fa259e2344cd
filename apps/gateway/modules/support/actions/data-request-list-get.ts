import { dataRequestListGet } from '@harbour/protocol'
import { hasWholeMembers, shownRequest } from '../data-request.ts'
import { handle } from '../deps.ts'

export const dataRequestListGetAction = handle(dataRequestListGet, async (_input, { dataRequests, caller }) => ({
  requests: hasWholeMembers(caller.grants) ? (await dataRequests.list()).map(shownRequest) : [],
}))
