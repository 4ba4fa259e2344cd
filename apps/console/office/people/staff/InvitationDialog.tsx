import { Copy } from 'lucide-react'
import { useState } from 'react'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type InvitationDialogProps = { name: string; invitation: { token: string; expiresAt: number }; onClose: () => void }

/** Shows an invitation once, as the link by which somebody comes in: it is good once, and is kept nowhere. */
export function InvitationDialog({ name, invitation: { token, expiresAt }, onClose }: InvitationDialogProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const link = `${location.origin}/console/office${paths.join}#${encodeURIComponent(token)}`
  // Pages over plain HTTP have no clipboard: the link is there to be marked.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <Dialog title={m.people_invitation_title({ name })} onClose={onClose}>
      <Callout look="info">{m.people_invitation_say({ name, until: dayAndTime(expiresAt) })}</Callout>
      <TextField
        label={m.people_invitation_link()}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        error={copied === 'failed' ? m.people_copy_failed() : undefined}
        onChange={() => undefined}
      />
      <OfficeButton look="brand" icon={Copy} onClick={() => void copy()}>
        {copied === 'yes' ? m.people_copied() : m.people_copy()}
      </OfficeButton>
    </Dialog>
  )
}
