import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { newGuid } from '../../../lib/guid.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { CampaignEditor } from './CampaignEditor.tsx'
import { useCampaignForm } from './campaign-form.ts'

/** A campaign: to whom it goes and what it says while it is a draft; how far it has come, and what it brought, once it has left. */
export function CampaignScreen() {
  const { campaignId = '' } = useParams()
  const [fresh] = useState(newGuid)
  const isNew = paths.campaign(campaignId) === paths.newCampaign
  const id = isNew ? fresh : campaignId.toLowerCase()
  // A new one that is saved gets its own address, and goes on as it is.
  return <Loaded key={id} campaignId={id} isNew={isNew} />
}

function Loaded({ campaignId, isNew }: { campaignId: string; isNew: boolean }) {
  const form = useCampaignForm(campaignId, isNew)
  const navigate = useNavigate()
  const { content } = form
  if (content) return <CampaignEditor campaignId={campaignId} form={form} content={content} isNew={isNew} />
  return (
    <Page title={m.office_campaigns()} above={[{ to: paths.campaigns, words: m.office_campaigns() }]}>
      <ErrorNote error={form.error} onRetry={form.refetch} />
      {form.isRead ? (
        <Empty title={m.campaigns_gone()}>
          <OfficeButton onClick={() => void navigate(paths.campaigns)}>{m.campaigns_all()}</OfficeButton>
        </Empty>
      ) : (
        !form.error && <Loading rows={8} />
      )}
    </Page>
  )
}
