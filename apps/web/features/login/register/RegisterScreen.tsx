import { Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { StepBar } from '../../../ui/frame/StepBar.tsx'
import { AccountStep } from './AccountStep.tsx'
import { GuestsOnly } from '../sign-in/GuestsOnly.tsx'
import { noPasswords } from '../NewPassword.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { useRegisterDraft, writeRegister } from './register-draft.ts'
import '../login.css'
import { paths } from '../../../navigation/paths.ts'

const AboutStep = lazyPart(() => import('./AboutStep.tsx'), 'AboutStep')

/** Joining in three pages: the phone; the code, password and email; and who one is (spec 1.24, 2.4). What is typed lasts through a reload, but for the password. */
export const RegisterScreen = () => (
  <GuestsOnly>
    <Joining />
  </GuestsOnly>
)

function Joining() {
  const { sent, proof, about } = useRegisterDraft()
  const [passwords, setPasswords] = useState(noPasswords)
  const back = useBack()
  const step = !sent ? 1 : about && proof && passwords.password ? 3 : 2
  const goBack = () => {
    if (step === 3) writeRegister({ about: false })
    else if (step === 2) writeRegister({ sent: null, proof: '', about: false })
    else back(paths.login)
  }
  return (
    <div className="app pad-cta rg">
      <AppBar title={m.register_title()} onBack={goBack} />
      <main id="main">
        <StepBar label={m.register_step({ step, of: 3 })} step={step} of={3} />
        {!sent && <PhoneStep />}
        {sent && step === 2 && <AccountStep sent={sent} passwords={passwords} onPasswords={setPasswords} />}
        {step === 3 && (
          <Suspense fallback={null}>
            <AboutStep password={passwords.password} />
          </Suspense>
        )}
      </main>
    </div>
  )
}
