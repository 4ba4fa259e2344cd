import { m } from '../../../paraglide/messages.js'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { CampaignContent } from '../words/campaign-content.ts'
import { partsOf } from '../words/campaign-cost.ts'
import './TextsPanel.css'

const [mostTitle, mostBody] = [50, 300]

type TextsPanelProps = { content: CampaignContent; disabled: boolean; onChange: (content: CampaignContent) => void }

/** The message in both languages, side by side: what is missing, how long it is, and how many SMS it takes. */
export function TextsPanel({ content, disabled, onChange }: TextsPanelProps) {
  const { channel, title, body } = content
  const parts = partsOf(content, location.origin)
  const titleWords = channel === 'email' ? m.campaigns_subject() : m.campaigns_heading()
  return (
    <Panel title={m.campaigns_message()} sub={m.campaigns_message_say()}>
      <div className="stack">
        {channel !== 'sms' && (
          <div className="campboth">
            {languages().map(({ key, lang, named }) => (
              <TextField
                key={key}
                label={named(titleWords)}
                hint={<Length text={title[key]} most={mostTitle} />}
                lang={lang}
                maxLength={mostTitle}
                disabled={disabled}
                value={title[key]}
                onChange={(text) => onChange({ ...content, title: { ...title, [key]: text } })}
              />
            ))}
          </div>
        )}
        <div className="campboth">
          {languages().map(({ key, lang, named }) => (
            <TextArea
              key={key}
              label={named(m.campaigns_text())}
              hint={<Length text={body[key]} most={mostBody} />}
              help={channel === 'sms' ? m.campaigns_sms_each({ count: parts[key] }) : undefined}
              lang={lang}
              maxLength={mostBody}
              disabled={disabled}
              value={body[key]}
              onChange={(text) => onChange({ ...content, body: { ...body, [key]: text } })}
            />
          ))}
        </div>
        {channel === 'sms' && <p className="help">{m.campaigns_sms_say()}</p>}
      </div>
    </Panel>
  )
}

const languages = () =>
  [
    { key: 'tc', lang: 'zh-Hant', named: (label: string) => m.campaigns_in_chinese({ label }) },
    { key: 'en', lang: 'en', named: (label: string) => m.campaigns_in_english({ label }) },
  ] as const

function Length({ text, most }: { text: string; most: number }) {
  return (
    <>
      {m.campaigns_length({ length: text.length, most })}
      {text.trim() === '' && (
        <>
          {' '}
          <Pill look="warn">{m.campaigns_missing()}</Pill>
        </>
      )}
    </>
  )
}
