import type { CampaignChannel, CampaignState } from '@harbour/protocol'
import { Bell, CircleCheck, CircleSlash, Clock, Mail, MessageSquareText, Pencil, Send, type LucideIcon } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { PillLook } from '../../ui/Pill.tsx'
import type { CampaignContent } from './campaign-content.ts'

type Shown = { words: () => string; icon: LucideIcon }

/** The channels in words: by name, and as the means within a sentence. */
export const channels: Record<CampaignChannel, Shown & { means: () => string }> = {
  push: { words: m.campaigns_by_push, means: m.campaigns_means_push, icon: Bell },
  sms: { words: m.campaigns_by_sms, means: m.campaigns_by_sms, icon: MessageSquareText },
  email: { words: m.campaigns_by_email, means: m.campaigns_means_email, icon: Mail },
}

/** The channels in the order in which they are offered. */
export const channelKeys: readonly CampaignChannel[] = ['push', 'sms', 'email']

/** The states in words. */
export const states: Record<CampaignState, Shown & { look: PillLook }> = {
  draft: { words: m.campaigns_state_draft, icon: Pencil, look: 'draft' },
  scheduled: { words: m.campaigns_state_scheduled, icon: Clock, look: 'info' },
  sending: { words: m.campaigns_state_sending, icon: Send, look: 'warn' },
  sent: { words: m.campaigns_state_sent, icon: CircleCheck, look: 'ok' },
  stopped: { words: m.campaigns_state_stopped, icon: CircleSlash, look: 'err' },
}

/** The screens that a message can lead to, in words. */
export const linkWords: Record<CampaignContent['link'], () => string> = {
  home: m.campaigns_link_home,
  menu: m.campaigns_link_menu,
  coupons: m.campaigns_link_coupons,
}
