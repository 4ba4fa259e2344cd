import type { Answer, campaignResultGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

export type CampaignResult = Answer<typeof campaignResultGet>
type Group = CampaignResult['told']

/** With fewer members than these a difference may well be chance. */
const leastToTrust = 100

/** The share of a group that ordered, in percent with one decimal; 0 of nobody. */
export const orderedShare = ({ members, ordered }: Group): number => (members === 0 ? 0 : Math.round((1000 * ordered) / members) / 10)

/** The difference that a message made, in plain words; that nobody was held out, where there is nobody to compare with. */
export function differenceWords({ told, heldOut }: Pick<CampaignResult, 'told' | 'heldOut'>): string {
  if (heldOut.members === 0) return m.campaigns_result_no_control()
  if (told.members === 0) return m.campaigns_result_nobody()
  const points = Math.round(10 * (orderedShare(told) - orderedShare(heldOut))) / 10
  const members = Math.round((told.members * Math.abs(points)) / 100)
  const shown = Math.abs(points).toFixed(1)
  if (points === 0) return m.campaigns_result_same()
  return points > 0 ? m.campaigns_result_more({ points: shown, members }) : m.campaigns_result_fewer({ points: shown })
}

/** Says whether the groups are too small to tell more than chance. */
export const isChance = ({ told, heldOut }: Pick<CampaignResult, 'told' | 'heldOut'>): boolean =>
  heldOut.members > 0 && Math.min(told.members, heldOut.members) < leastToTrust
