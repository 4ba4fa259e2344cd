import { Save, Send, Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'
import type { CampaignForm } from './campaign-form.ts'

type CampaignToolsProps = { form: CampaignForm; maySave: boolean; maySend: boolean; onSend: () => void; onDiscard: () => void }

/** The buttons of a draft: discard, save (also by Ctrl S), and the way to send it, which saves it first. */
export function CampaignTools({ form, maySave, maySend, onSend, onDiscard }: CampaignToolsProps) {
  const pending = form.saving.isPending
  useSaveKey(() => maySave && !pending && void form.save())
  return (
    <>
      {form.campaign && (
        <OfficeButton icon={Trash2} disabled={pending || form.discarding.isPending} onClick={onDiscard}>
          {m.campaigns_discard()}
        </OfficeButton>
      )}
      <OfficeButton icon={Save} pending={pending} disabled={!maySave} onClick={() => void form.save()}>
        {m.campaigns_save()}
      </OfficeButton>
      <OfficeButton
        look="go"
        icon={Send}
        disabled={!maySend || pending}
        aria-describedby={maySend ? undefined : 'campaign-needs'}
        onClick={onSend}
      >
        {m.campaigns_send()}
      </OfficeButton>
    </>
  )
}
