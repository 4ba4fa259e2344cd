import { LockKeyhole, LogOut, MessageSquareText } from 'lucide-react'
import type { SentCode } from '@harbour/protocol'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AuthHead } from '../AuthHead.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { ResetForm } from './ResetForm.tsx'
import { paths } from '../../../navigation/paths.ts'

const steps = [
  { icon: MessageSquareText, title: m.forgot_step_code, body: m.forgot_step_code_body },
  { icon: LockKeyhole, title: m.forgot_step_password, body: m.forgot_step_password_body },
  { icon: LogOut, title: m.forgot_step_devices, body: m.forgot_step_devices_body },
]

/** The way back in for whoever forgot the password: a code by SMS or email, then a new one (spec 1.24). */
export function ForgotScreen() {
  const [sent, setSent] = useState<SentCode>()
  const back = useBack()
  if (sent) return <ResetForm sent={sent} onSent={setSent} onChangeWho={() => setSent(undefined)} />
  return (
    <main className="app lg" id="main">
      <AuthHead title={m.forgot_title()} lead={m.forgot_lead()} onBack={() => back(paths.login)} />
      <div className="lgm">
        <ForgotForm onSent={setSent} />
        <ol className="rg__steps">
          {steps.map(({ icon, title, body }) => (
            <li key={title()}>
              <span className="lrow__ic">
                <Icon of={icon} />
              </span>
              <span>
                <b className="strong">{title()}</b>
                <span className="small ink2">{body()}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="small ink2 lg__mid">
          {m.forgot_lost()}{' '}
          <Anchor className="link" href={paths.help}>
            {m.forgot_help()}
          </Anchor>
        </p>
      </div>
    </main>
  )
}
