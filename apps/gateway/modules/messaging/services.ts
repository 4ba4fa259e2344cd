import type { CarryMessage } from './carry-message.ts'
import type { OutgoingMessages } from './outgoing-message-store.ts'

export type MessagingServices = {
  /** SMS and emails on their way, and who takes them there. */
  outgoingMessages: OutgoingMessages
  carryMessage: CarryMessage
}
