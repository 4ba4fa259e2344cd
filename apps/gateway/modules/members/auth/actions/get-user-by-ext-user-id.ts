import { getUserByExtUserId } from '@harbour/protocol'
import { handle } from '../deps.ts'

/** The user named is a hint and is not even looked up, so that unknown users get the same answer in the same time. */
export const getUserByExtUserIdAction = handle(getUserByExtUserId, async (_input, { sessions, deviceId }) => ({
  secretKey: await sessions.start(deviceId),
}))
