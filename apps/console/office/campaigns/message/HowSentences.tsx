import type { ChainCoupon } from '@harbour/chain'
import { cents } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { wordsIn, type Locale } from '../../words/in-language.ts'
import type { CampaignContent } from '../words/campaign-content.ts'
import { channelKeys, channels, linkWords } from '../words/channel-words.ts'
import './HowSentences.css'

type HowProps = {
  content: CampaignContent
  onChange: (content: CampaignContent) => void
  disabled: boolean
  coupons: readonly ChainCoupon[]
  locale: Locale
}

const links = ['home', 'menu', 'coupons'] as const
const shares = ['0', '5', '10', '20', '50'] as const
const sharesOf: Record<(typeof shares)[number], CampaignContent['heldOut']> = { '0': 0, '5': 5, '10': 10, '20': 20, '50': 50 }
const mostRest = 90
/** The limit that is proposed when somebody wants one: a thousand dollars. */
const firstLimit = cents(100_000)

/** The way of a message: its channel, where it leads, the coupon with it, what it may cost, and whom it leaves in peace. */
export function HowSentences({ content, onChange, disabled, coupons, locale }: HowProps) {
  const { couponId } = content
  const given = coupons.map((each) => ({ value: each.couponId, words: wordsIn(each.name, locale) || each.couponId }))
  const known = couponId === null || given.some(({ value }) => value === couponId)
  return (
    <>
      <Sentence title={m.campaigns_row_how()}>
        {m.campaigns_sent_by()}
        <ChipSelect
          label={m.campaigns_col_channel()}
          value={content.channel}
          disabled={disabled}
          options={channelKeys.map((value) => ({ value, words: channels[value].words() }))}
          onChange={(channel) => onChange({ ...content, channel })}
        />
        {m.campaigns_leads_to()}
        <ChipSelect
          label={m.campaigns_link()}
          value={content.link}
          disabled={disabled}
          options={links.map((value) => ({ value, words: linkWords[value]() }))}
          onChange={(link) => onChange({ ...content, link })}
        />
      </Sentence>
      <Sentence title={m.campaigns_row_gift()}>
        {m.campaigns_gives()}
        <ChipSelect
          label={m.campaigns_coupon()}
          value={couponId ?? ''}
          disabled={disabled}
          options={[
            { value: '', words: m.campaigns_no_coupon() },
            ...given,
            ...(known ? [] : [{ value: couponId, words: m.campaigns_coupon_gone({ couponId }) }]),
          ]}
          onChange={(value) => onChange({ ...content, couponId: value === '' ? null : value })}
        />
        {couponId !== null && m.campaigns_coupon_each()}
      </Sentence>
      <Limits content={content} disabled={disabled} onChange={onChange} />
      <Sentence title={m.campaigns_row_control()}>
        <ChipSelect
          label={m.campaigns_held_out()}
          value={shares.find((share) => sharesOf[share] === content.heldOut) ?? '0'}
          disabled={disabled}
          options={shares.map((value) => ({ value, words: value === '0' ? m.campaigns_nobody() : `${value}%` }))}
          onChange={(share) => onChange({ ...content, heldOut: sharesOf[share] })}
        />
        {content.heldOut === 0 ? m.campaigns_held_nobody() : m.campaigns_held_some()}
        <p className="camphow__why">{m.campaigns_held_why()}</p>
      </Sentence>
    </>
  )
}

function Limits({ content, onChange, disabled }: Omit<HowProps, 'coupons' | 'locale'>) {
  const { most, restDays } = content
  return (
    <Sentence title={m.campaigns_row_limits()}>
      {m.campaigns_costs()}
      <ChipSelect
        label={m.campaigns_most()}
        value={most === null ? 'none' : 'some'}
        disabled={disabled}
        options={[
          { value: 'none', words: m.campaigns_most_none() },
          { value: 'some', words: m.campaigns_most_some() },
        ]}
        onChange={(value) => onChange({ ...content, most: value === 'none' ? null : firstLimit })}
      />
      {most !== null && (
        <ChipNumber
          money
          label={m.campaigns_most_sum()}
          value={most}
          disabled={disabled}
          onChange={(sum) => onChange({ ...content, most: cents(sum) })}
        />
      )}
      {m.campaigns_rests()}
      <ChipNumber
        label={m.campaigns_rest_days()}
        value={restDays}
        most={mostRest}
        disabled={disabled}
        onChange={(days) => onChange({ ...content, restDays: days })}
      />
      {m.campaigns_rest_unit()}
    </Sentence>
  )
}
