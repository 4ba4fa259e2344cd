import type { CarryMessage } from '../../modules/messaging/carry-message.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createCarriers } from './carriers.ts'
import { outboxCarrier } from './outbox.ts'
import { smsWebhook } from './sms-webhook.ts'
import { smtpCarrier } from './smtp.ts'

/** The carriers that the settings ask for: real providers where they are named, else the sandbox's outbox. */
export function openCarriers({ messages }: Pick<Settings, 'messages'>): CarryMessage {
  const outbox = outboxCarrier(messages.outboxUrl)
  const { smsUrl, smsToken, smsFrom, smtpUrl, emailFrom } = messages
  return createCarriers({
    sms: smsUrl ? smsWebhook({ url: smsUrl, token: smsToken, from: smsFrom }) : outbox,
    email: smtpUrl ? smtpCarrier({ url: smtpUrl, from: emailFrom }) : outbox,
  })
}
