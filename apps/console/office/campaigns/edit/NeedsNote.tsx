import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { missingTexts, tidySegment, type CampaignContent } from '../words/campaign-content.ts'

/** The things that a draft still needs before it can be sent, in words. */
export function needsOf(content: CampaignContent): string[] {
  const heading = content.channel === 'email' ? m.campaigns_subject() : m.campaigns_heading()
  const missing = missingTexts(content).map(({ field, language }) => {
    const label = field === 'title' ? heading : m.campaigns_text()
    return language === 'tc' ? m.campaigns_in_chinese({ label }) : m.campaigns_in_english({ label })
  })
  const { dishes, stores } = content.segment
  const tidy = tidySegment(content.segment)
  return [
    ...(content.name.trim() === '' ? [m.campaigns_name()] : []),
    ...(dishes && !tidy.dishes ? [m.campaigns_choose_dishes()] : []),
    ...(stores && !tidy.stores ? [m.campaigns_choose_shops()] : []),
    ...missing,
  ]
}

/** Says why a draft cannot be sent yet; nothing of one that can. */
export function NeedsNote({ needs }: { needs: readonly string[] }) {
  if (needs.length === 0) return null
  return (
    <div id="campaign-needs">
      <Callout look="info">{m.campaigns_needs({ things: needs.join(' · ') })}</Callout>
    </div>
  )
}
