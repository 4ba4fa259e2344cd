import { campaignDiscard, campaignSave, campaignSend, campaignStop, type Campaign } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { isRefused } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { useCampaignCache, useCampaigns } from '../use-campaigns.ts'
import { blankCampaign, contentOf, isSame, isUnfinished, tidied, type CampaignContent } from '../words/campaign-content.ts'

/** The campaign as it is typed, and the revision of which it is a change. */
type Edited = { content: CampaignContent; revision: number }

/** Another's version that is there by now; null where they have discarded it. */
type Theirs = { campaign: Campaign | null }

/**
 * A campaign as somebody edits it: what is typed stays until it is saved, also where saving it was refused. Where somebody else has changed it meanwhile, `theirs` is what they
 * have made of it.
 */
export function useCampaignForm(campaignId: string, isNew: boolean) {
  const { data, error, refetch } = useCampaigns()
  const cache = useCampaignCache()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const campaign = data?.campaigns.find((each) => each.campaignId === campaignId)
  const kept = campaign && contentOf(campaign)
  const content = edited?.content ?? kept ?? (data && isNew ? blankCampaign : undefined)
  const saving = useMutation({
    mutationFn: ({ content: written, revision }: Edited) => call(campaignSave, { campaignId, revision, ...tidied(written) }),
    onSuccess: ({ campaign: saved }, sent) => {
      cache.put(saved)
      setTheirs(null)
      // What was typed meanwhile is a change of what has just been saved, and so is a condition that is not finished.
      setEdited((now) =>
        now === null || (now.content === sent.content && !isUnfinished(now.content.segment)) ? null : { ...now, revision: saved.revision },
      )
      sayNote(m.campaigns_saved())
    },
    onError: async (cause) => {
      if (!isRefused(cause, 'CAMPAIGN_CHANGED') && !isRefused(cause, 'CAMPAIGN_UNKNOWN')) return
      const { campaigns } = await cache.fresh()
      setTheirs({ campaign: campaigns.find((each) => each.campaignId === campaignId) ?? null })
    },
  })
  const sending = useMutation({
    mutationFn: ({ revision, sendAt }: { revision: number; sendAt: number | null }) =>
      withStepUp(() => call(campaignSend, { campaignId, revision, sendAt })),
    onSuccess: ({ campaign: sent }) => cache.put(sent),
  })
  const stopping = useMutation({
    mutationFn: () => call(campaignStop, { campaignId }),
    onSuccess: ({ campaign: stopped }) => {
      cache.put(stopped)
      sayNote(stopped.state === 'draft' ? m.campaigns_taken_back() : m.campaigns_stopped_note())
    },
    onError: () => void refetch(),
  })
  const discarding = useMutation({
    mutationFn: (revision: number) => call(campaignDiscard, { campaignId, revision }),
    onSuccess: () => cache.drop(campaignId),
    onError: () => void refetch(),
  })
  const current = edited ?? (content && { content, revision: campaign?.revision ?? 0 })
  const dirty = edited !== null && !(kept && isSame(edited.content, kept)) && !(isNew && !kept && isSame(edited.content, blankCampaign))
  return {
    campaign,
    content,
    isRead: data !== undefined,
    smsPrice: data?.smsPrice ?? cents(0),
    error,
    refetch,
    dirty,
    theirs,
    failure: theirs ? null : (saving.error ?? stopping.error ?? discarding.error),
    saving,
    sending,
    stopping,
    discarding,
    change: (next: CampaignContent) => setEdited({ content: next, revision: edited?.revision ?? campaign?.revision ?? 0 }),
    save: () => (current ? saving.mutateAsync(current).catch(() => undefined) : Promise.resolve(undefined)),
    forget: () => setEdited(null),
    takeTheirs() {
      saving.reset()
      setTheirs(null)
      setEdited(null)
    },
    keepMine() {
      if (edited && theirs) saving.mutate({ ...edited, revision: theirs.campaign?.revision ?? 0 })
    },
    /** Takes the draft away; gives what puts it back. */
    async discard(): Promise<() => Promise<void>> {
      if (!campaign) return async () => undefined
      await discarding.mutateAsync(campaign.revision)
      return async () => cache.put((await call(campaignSave, { campaignId, revision: 0, ...contentOf(campaign) })).campaign)
    },
  }
}

export type CampaignForm = ReturnType<typeof useCampaignForm>
