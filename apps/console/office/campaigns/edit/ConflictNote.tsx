import { m } from '../../../paraglide/messages.js'
import { money } from '../../../lib/money-text.ts'
import type { Names } from '../../catalogue/names.ts'
import { Callout } from '../../ui/Callout.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { Locale } from '../../words/in-language.ts'
import { contentOf, isSame, type CampaignContent } from '../words/campaign-content.ts'
import { channels, linkWords } from '../words/channel-words.ts'
import { segmentSentence } from '../words/segment-sentence.ts'
import type { CampaignForm } from './campaign-form.ts'
import './ConflictNote.css'

type ConflictNoteProps = { form: CampaignForm; names: Names; locale: Locale }

/** Both versions of a campaign, part by part, where somebody else has changed it meanwhile; whoever is here keeps theirs or takes the other. */
export function ConflictNote({ form: { content, theirs, takeTheirs, keepMine }, names, locale }: ConflictNoteProps) {
  if (!theirs || !content) return null
  const { campaign } = theirs
  return (
    <div role="alert">
      <Callout look="warn">
        <b>{campaign ? m.campaigns_conflict({ name: campaign.changedName }) : m.campaigns_conflict_gone()}</b>
        {campaign && <Differences mine={content} theirs={contentOf(campaign)} names={names} locale={locale} />}
        <div className="campconflict__tools">
          {campaign && (
            <OfficeButton small onClick={takeTheirs}>
              {m.campaigns_take_theirs()}
            </OfficeButton>
          )}
          <OfficeButton small onClick={keepMine}>
            {m.campaigns_keep_mine()}
          </OfficeButton>
        </div>
      </Callout>
    </div>
  )
}

type Versions = { mine: CampaignContent; theirs: CampaignContent; names: Names; locale: Locale }

function Differences({ mine, theirs, names, locale }: Versions) {
  if (isSame(mine, theirs)) return <p>{m.campaigns_conflict_same()}</p>
  const [one, other] = [partsIn(mine, names, locale), partsIn(theirs, names, locale)]
  return (
    <table className="campconflict">
      <thead>
        <tr>
          <td />
          <th scope="col">{m.campaigns_mine()}</th>
          <th scope="col">{m.campaigns_theirs()}</th>
        </tr>
      </thead>
      <tbody>
        {one
          .map(([part, words], at) => ({ part, words, others: other[at]?.[1] ?? '' }))
          .filter(({ words, others }) => words !== others)
          .map(({ part, words, others }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{words || '–'}</td>
              <td>{others || '–'}</td>
            </tr>
          ))}
      </tbody>
    </table>
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
