import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createMessenger } from './messenger.ts'
import type { Messenger } from '../../modules/members/auth/messenger.ts'
import { outboxCarrier } from './outbox.ts'
import { smsWebhook } from './sms-webhook.ts'
import { smtpCarrier } from './smtp.ts'

/** The messenger that the settings ask for: real providers where they are named, else the sandbox's outbox. */
export function openMessenger({ messages }: Settings, log: Log): Messenger {
  const outbox = outboxCarrier(messages.outboxUrl)
  const { smsUrl, smsToken, smsFrom, smtpUrl, emailFrom } = messages
  return createMessenger(
    {
      sms: smsUrl ? smsWebhook({ url: smsUrl, token: smsToken, from: smsFrom }) : outbox,
      email: smtpUrl ? smtpCarrier({ url: smtpUrl, from: emailFrom }) : outbox,
    },
    log,
  )
}
