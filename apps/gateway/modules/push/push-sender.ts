import type { Instant } from '@harbour/rules'

/** The keys of one browser, as it gave them. */
export type BrowserKeys = { p256dh: string; auth: string }

/** A browser that takes messages. */
export type PushAddress = BrowserKeys & { endpoint: string }
/**
 * `topic`: of what is still on its way, a push service keeps only the latest under one; `until`: from when nobody wants it any more; `low`: a
 * phone need not wake up for it (RFC 8030).
 */
export type PushMessage = { payload: object; topic: string; until: Instant; urgency: 'high' | 'low' }

/** `gone`: nobody is there any more; `refused`: not this message, however often; `unsure`: no answer, or a pause was asked for. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'unsure'

export type PushSender = {
  publicKey: string
  /** Says whether this is the address of a push service that messages may be sent to. */
  knows(endpoint: string): boolean
  send(to: PushAddress, message: PushMessage): Promise<PushOutcome>
}
