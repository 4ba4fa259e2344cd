import { Languages } from 'lucide-react'
import { stretchWords } from '../../lib/format.ts'
import { setLocale, useLocale } from '../../lib/locale.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './PairScreen.css'
import { usePairing, type Pairing } from './use-pairing.ts'

/** Shows the code by which somebody of the shop makes this tablet one of it. */
export function PairScreen() {
  const pairing = usePairing()
  const locale = useLocale(({ locale }) => locale)
  return (
    <main className="pair">
      <section className="pair__how">
        <p className="pair__brand">{m.shift_pair_brand()}</p>
        <h1>{m.shift_pair_title()}</h1>
        <ol>
          <li>{m.shift_pair_step_1()}</li>
          <li>{m.shift_pair_step_2()}</li>
          <li>{m.shift_pair_step_3()}</li>
        </ol>
        <p className="pair__safe">{m.shift_pair_safe()}</p>
      </section>
      <section className="pair__code">
        <h2>{m.shift_pair_code()}</h2>
        {pairing && <Code pairing={pairing} />}
        <TabletButton icon={Languages} onClick={() => setLocale(locale === 'en' ? 'zh-Hant' : 'en')}>
          {m.frame_language()}
        </TabletButton>
      </section>
    </main>
  )
}

function Code({ pairing }: { pairing: Pairing }) {
  const left = useAtServerTime((now) => Math.max(0, Math.ceil((pairing.expiresAt - now) / 1000) * 1000))
  return (
    <>
      <p className="pair__letters" aria-label={[...pairing.code].join(' ')}>
        {[...pairing.code].map((letter, at) => (
          <b key={`${at}${letter}`} aria-hidden>
            {letter}
          </b>
        ))}
      </p>
      <p className="pair__renews">{m.shift_pair_renews({ time: stretchWords(left) })}</p>
    </>
  )
}
