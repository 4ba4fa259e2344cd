import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'

/** A rule as one sentence, in both languages. */
export function SentencePanel({ tc, en }: { tc: string; en: string }) {
  return (
    <Panel title={m.offers_one_sentence()} className="offsay">
      <p lang="en">{en}</p>
      <p lang="zh-Hant">{tc}</p>
    </Panel>
  )
}
