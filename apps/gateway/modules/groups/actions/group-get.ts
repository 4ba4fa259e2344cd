import { groupGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { groupOfToken, shownGroup } from '../open-group.ts'

export const groupGetAction = handle(groupGet, async ({ token }, call) => shownGroup(await groupOfToken(token, call), call))
