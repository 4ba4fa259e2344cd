import { yuuUnlink } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const yuuUnlinkAction = handle(yuuUnlink, async (_content, { partnerGuests, caller }) => ({
  unlinked: await partnerGuests.unlink(caller.userId),
}))
