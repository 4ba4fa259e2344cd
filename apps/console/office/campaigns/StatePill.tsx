import type { CampaignState } from '@harbour/protocol'
import { Pill } from '../ui/Pill.tsx'
import { states } from './words/channel-words.ts'

/** The state of a campaign. */
export function StatePill({ state }: { state: CampaignState }) {
  const { look, icon, words } = states[state]
  return (
    <Pill look={look} icon={icon}>
      {words()}
    </Pill>
  )
}
