import { Languages, ShieldCheck, Volume2, VolumeX } from 'lucide-react'
import { useSound } from '../../lib/sound/alarm-sound.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { testSound } from '../device/test-sound.ts'
import { useTabletLock } from '../shift/tablet-lock.ts'
import { switchLanguage } from '../shift/person-language.ts'
import { PairingCode } from './PairingCode.tsx'
import './PairScreen.css'
import { usePairing } from './use-pairing.ts'

const steps = [m.shift_pair_step_1, m.shift_pair_step_2, m.shift_pair_step_3]

/** Shows the code by which somebody of the shop makes this tablet one of it. */
export function PairScreen() {
  const { pairing, failed } = usePairing()
  const unpaired = useTabletLock(({ unpaired }) => unpaired)
  const isBlocked = useSound(({ sound }) => sound === 'blocked')
  return (
    <main className="pair">
      <section className="pair__how">
        <p className="pair__brand">
          <img src="/console/icon.svg" alt="" width={64} height={64} />
          {m.shift_pair_brand()}
        </p>
        <h1>{m.shift_pair_title()}</h1>
        <ol>
          {steps.map((words, at) => (
            <li key={at}>
              <b aria-hidden>{at + 1}</b>
              <span>{words()}</span>
            </li>
          ))}
        </ol>
        <p className="pair__safe">
          <Icon of={ShieldCheck} />
          {m.shift_pair_safe()}
        </p>
      </section>
      <section className="pair__code" aria-labelledby="pairing-code">
        {unpaired && (
          <p className="pair__said" role="status">
            {m.shift_unpaired()}
          </p>
        )}
        <h2 id="pairing-code">{m.shift_pair_code()}</h2>
        {pairing ? <PairingCode pairing={pairing} failed={failed} /> : <Waiting failed={failed} />}
        <div className="pair__tools">
          <TabletButton icon={Languages} onClick={switchLanguage}>
            {m.frame_language()}
          </TabletButton>
          <TabletButton icon={isBlocked ? VolumeX : Volume2} onClick={testSound}>
            {m.shift_test_alarm()}
          </TabletButton>
        </div>
      </section>
    </main>
  )
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <p className="pair__wait" role="status">
      {failed ? m.shift_pair_failed() : m.frame_loading()}
    </p>
  )
}
