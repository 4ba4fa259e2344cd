import { campaignEmail, languageIds } from '@harbour/rules'
import { useState } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { Mark } from '../../../ui/Mark.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { wordsIn, type Locale } from '../../words/in-language.ts'
import type { CampaignContent } from '../words/campaign-content.ts'
import { linksOf, smsTexts } from '../words/campaign-cost.ts'
import './MessagePreview.css'

/** The message on a member's phone, in either language. */
export function MessagePreview({ content }: { content: CampaignContent }) {
  const own = useLocale(({ locale }) => locale)
  const [locale, setLocale] = useState(own)
  return (
    <Panel
      title={m.campaigns_preview()}
      tools={
        <OfficeButton small onClick={() => setLocale(locale === 'en' ? 'zh-Hant' : 'en')}>
          {locale === 'en' ? m.campaigns_show_chinese() : m.campaigns_show_english()}
        </OfficeButton>
      }
    >
      <div className="campphone" lang={locale}>
        {content.channel === 'push' && <Notification content={content} locale={locale} />}
        {content.channel === 'sms' && <Sms content={content} locale={locale} />}
        {content.channel === 'email' && <Email content={content} locale={locale} />}
      </div>
    </Panel>
  )
}

type Shown = { content: CampaignContent; locale: Locale }

function Notification({ content, locale }: Shown) {
  return (
    <article className="campphone__push">
      <Mark className="campphone__mark" />
      <div>
        <header>
          <span>{m.campaigns_sender({}, { locale })}</span>
          <time>{m.campaigns_now({}, { locale })}</time>
        </header>
        <b>{wordsIn(content.title, locale) || m.campaigns_no_title({}, { locale })}</b>
        <p>{wordsIn(content.body, locale) || m.campaigns_no_text({}, { locale })}</p>
      </div>
    </article>
  )
}

function Sms({ content, locale }: Shown) {
  return (
    <article className="campphone__sms">
      <h3>{m.campaigns_sender({}, { locale })}</h3>
      <p>{wordsIn(smsTexts(content, location.origin), locale).trim()}</p>
    </article>
  )
}

function Email({ content, locale }: Shown) {
  const { subject, text } = campaignEmail({
    title: wordsIn(content.title, locale),
    body: wordsIn(content.body, locale) || m.campaigns_no_text({}, { locale }),
    ...linksOf(content.link, location.origin),
    language: locale === 'en' ? languageIds.en : languageIds.tc,
  })
  return (
    <article className="campphone__mail">
      <h3>{subject || m.campaigns_no_title({}, { locale })}</h3>
      <small>{m.campaigns_sender({}, { locale })}</small>
      <p>{text}</p>
    </article>
  )
}
