import { m } from '../../../paraglide/messages.js'
import { money } from '../../../lib/money-text.ts'
import type { Names } from '../../catalogue/names.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import type { Locale } from '../../words/in-language.ts'
import { contentOf, type CampaignContent } from '../words/campaign-content.ts'
import { channels, linkWords } from '../words/channel-words.ts'
import { segmentSentence } from '../words/segment-sentence.ts'
import type { CampaignForm } from './campaign-form.ts'

type ConflictNoteProps = { form: CampaignForm; names: Names; locale: Locale }

/** Both versions of a campaign, part by part, where somebody else has changed it meanwhile. */
export function ConflictNote({ form: { content, theirs, takeTheirs, keepMine }, names, locale }: ConflictNoteProps) {
  if (!theirs || !content) return null
  const { campaign } = theirs
  const others = campaign ? partsIn(contentOf(campaign), names, locale) : []
  const fields = partsIn(content, names, locale)
    .map(([name, mine], at) => ({ key: name, name, mine: mine || '–', theirs: others[at]?.[1] || '–' }))
    .filter(({ mine, theirs }) => campaign !== null && mine !== theirs)
  return (
    <EditConflict
      fields={fields}
      by={campaign?.changedName ?? null}
      at={campaign?.changedAt ?? null}
      onKeep={keepMine}
      {...(campaign && { onTake: takeTheirs })}
    />
  )
}

/** The parts of a campaign in words. */
function partsIn(content: CampaignContent, names: Names, locale: Locale): [part: string, words: string][] {
  const { name, channel, segment, title, body, link, couponId, most, heldOut, restDays } = content
  const [heading, text] = [m.campaigns_heading(), m.campaigns_text()]
  return [
    [m.campaigns_name(), name],
    [m.campaigns_row_who(), segmentSentence(segment, names, locale)],
    [m.campaigns_col_channel(), channels[channel].words()],
    [m.campaigns_in_chinese({ label: heading }), title.tc],
    [m.campaigns_in_english({ label: heading }), title.en],
    [m.campaigns_in_chinese({ label: text }), body.tc],
    [m.campaigns_in_english({ label: text }), body.en],
    [m.campaigns_link(), linkWords[link]()],
    [m.campaigns_coupon(), couponId ?? m.campaigns_no_coupon()],
    [m.campaigns_most(), most === null ? m.campaigns_most_none() : money(most)],
    [m.campaigns_held_out(), `${heldOut}%`],
    [m.campaigns_rest_days(), String(restDays)],
  ]
}
