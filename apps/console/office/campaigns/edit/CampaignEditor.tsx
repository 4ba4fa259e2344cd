import { useEffect, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import { namesOf } from '../../catalogue/names.ts'
import { useLiveRecords } from '../../catalogue/records.ts'
import { paths } from '../../paths.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { SentencePanel } from '../../ui/sentence/SentencePanel.tsx'
import { wordsIn } from '../../words/in-language.ts'
import { CostPanel } from '../message/CostPanel.tsx'
import { HowSentences } from '../message/HowSentences.tsx'
import { MessagePreview } from '../message/MessagePreview.tsx'
import { TextsPanel } from '../message/TextsPanel.tsx'
import { ResultPanel } from '../result/ResultPanel.tsx'
import { ReachPanel } from '../segment/ReachPanel.tsx'
import { useSegmentCount } from '../segment/use-segment-count.ts'
import { WhoSentence } from '../segment/WhoSentence.tsx'
import { SendDialog } from '../send/SendDialog.tsx'
import { Standing } from '../send/Standing.tsx'
import { StatePill } from '../StatePill.tsx'
import type { CampaignContent } from '../words/campaign-content.ts'
import { campaignCost, partsOf } from '../words/campaign-cost.ts'
import { segmentSentence } from '../words/segment-sentence.ts'
import './CampaignEditor.css'
import type { CampaignForm } from './campaign-form.ts'
import { CampaignTools } from './CampaignTools.tsx'
import { ConflictNote } from './ConflictNote.tsx'
import { NameSentence } from './NameSentence.tsx'
import { NeedsNote, needsOf } from './NeedsNote.tsx'

type CampaignEditorProps = { campaignId: string; form: CampaignForm; content: CampaignContent; isNew: boolean }

/** A campaign at work: its parts as sentences at the left, whom it reaches, what it costs and how it looks at the right. */
export function CampaignEditor({ campaignId, form, content, isNew }: CampaignEditorProps) {
  const locale = useLocale(({ locale }) => locale)
  const navigate = useNavigate()
  const keptAt = useHref(paths.campaign(campaignId))
  const [asking, setAsking] = useState(false)
  const [products, shops, coupons] = [useLiveRecords('product'), useLiveRecords('shop'), useLiveRecords('coupon')]
  const dishes = (products.records ?? []).map(({ record }) => record)
  const places = (shops.records ?? []).map(({ record }) => record)
  const gifts = (coupons.records ?? []).map(({ record }) => record)
  const names = namesOf(dishes, places)
  const { campaign } = form
  const state = campaign?.state ?? 'draft'
  const isDraft = state === 'draft'
  const counted = useSegmentCount(content)
  const parts = partsOf(content, location.origin)
  const { channel, heldOut, most } = content
  const cost = counted.count && campaignCost({ channel, reach: counted.count[channel], heldOut, parts, smsPrice: form.smsPrice, most })
  const needs = needsOf(content)
  // A new one has an address of its own once it is kept; the browser's history is outside.
  const isKept = campaign !== undefined
  useEffect(() => {
    if (isNew && isKept) void navigate(paths.campaign(campaignId), { replace: true })
  }, [isNew, isKept, campaignId, navigate])
  const send = async () => {
    if ((form.dirty || !campaign) && !(await form.save())) return
    form.sending.reset()
    setAsking(true)
  }
  const discard = async () => {
    const putBack = await form.discard()
    form.forget()
    offerUndo(m.campaigns_discarded({ name: campaign?.name ?? '' }), putBack)
    await navigate(paths.campaigns)
  }
  const gift = gifts.find(({ couponId }) => couponId === content.couponId)
  return (
    <Page
      title={content.name.trim() || m.campaigns_unnamed()}
      above={[{ to: paths.campaigns, words: m.office_campaigns() }]}
      mark={
        <>
          <StatePill state={state} />
          {form.dirty && <Pill look="warn">{m.campaigns_unsaved()}</Pill>}
        </>
      }
      tools={
        isDraft && (
          <CampaignTools
            form={form}
            maySave={form.dirty && content.name.trim() !== ''}
            maySend={needs.length === 0}
            onSend={() => void send()}
            onDiscard={() => void discard().catch(() => undefined)}
          />
        )
      }
    >
      <ErrorNote error={form.failure} onRetry={form.saving.error ? form.save : undefined} />
      <ConflictNote form={form} names={names} locale={locale} />
      {campaign && <Standing campaign={campaign} pending={form.stopping.isPending} onStop={() => form.stopping.mutate()} />}
      {campaign && campaign.startedAt !== null && <ResultPanel campaignId={campaignId} givesCoupon={campaign.couponId !== null} />}
      {isDraft && <NeedsNote needs={needs} />}
      <div className="campedit">
        <div>
          <NameSentence name={content.name} disabled={!isDraft} onChange={(name) => form.change({ ...content, name })} />
          <WhoSentence
            segment={content.segment}
            disabled={!isDraft}
            dishes={dishes}
            shops={places}
            names={names}
            locale={locale}
            onChange={(segment) => form.change({ ...content, segment })}
          />
          <HowSentences content={content} disabled={!isDraft} coupons={gifts} locale={locale} onChange={form.change} />
          <TextsPanel content={content} disabled={!isDraft} onChange={form.change} />
          <SentencePanel tc={segmentSentence(content.segment, names, 'zh-Hant')} en={segmentSentence(content.segment, names, 'en')} />
        </div>
        <div className="campedit__side">
          {isDraft && <ReachPanel counted={counted} channel={channel} />}
          {isDraft && <CostPanel content={content} parts={parts} smsPrice={form.smsPrice} cost={cost} />}
          <MessagePreview content={content} />
        </div>
      </div>
      {asking && isDraft && campaign && cost && (
        <SendDialog
          content={content}
          cost={cost}
          couponName={gift ? wordsIn(gift.name, locale) : content.couponId}
          isCounting={counted.isCounting}
          pending={form.sending.isPending}
          error={form.sending.error}
          onSend={(sendAt) => form.sending.mutate({ revision: campaign.revision, sendAt }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveGuard isDirty={form.dirty && isDraft} onSave={() => void form.save()} onDiscard={form.forget} next={keptAt} />
    </Page>
  )
}
