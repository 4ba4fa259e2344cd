import type { Message } from '../members/auth/messenger.ts'

/** Carries a message to its carrier and says that it is on its way by not throwing. Without one, it takes as long to begin, and carries nothing. */
export type CarryMessage = (message: Message | null) => Promise<void>
