/** A text to somebody outside the app. */
export type Message = { channel: 'sms'; to: string; text: string } | { channel: 'email'; to: string; subject: string; text: string }
export type MessageOf<Channel extends Message['channel']> = Extract<Message, { channel: Channel }>

/**
 * Sends messages beside the call that asks for them, so that neither its time nor that of the next tells whether one was sent. `pretend` does
 * as much for one that goes to nobody.
 */
export type Messenger = { send(message: Message): void; pretend(message: Message): void }
