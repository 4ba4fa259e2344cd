import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CampaignContent } from '../words/campaign-content.ts'
import type { CampaignCost } from '../words/campaign-cost.ts'

type CostPanelProps = { content: CampaignContent; parts: { tc: number; en: number }; smsPrice: number; cost: CampaignCost | undefined }

/** The cost of a campaign if it left now, and how it comes about. */
export function CostPanel({ content: { channel }, parts, smsPrice, cost }: CostPanelProps) {
  const count = Math.max(parts.tc, parts.en)
  return (
    <Panel title={m.campaigns_cost()} className="campcost">
      <p>
        <b>{cost ? money(cost.sum) : '–'}</b> {m.campaigns_cost_most()}
      </p>
      <p className="help">
        {channel === 'sms'
          ? m.campaigns_cost_sms({ members: cost?.told.toLocaleString('en') ?? '–', count, price: money(smsPrice) })
          : m.campaigns_cost_free()}
      </p>
      {cost && cost.stopsAt !== null && (
        <Callout look="warn">
          {m.campaigns_cost_stops({ members: cost.stopsAt.toLocaleString('en'), told: cost.told.toLocaleString('en') })}
        </Callout>
      )}
    </Panel>
  )
}
