import { Wifi, WifiOff } from 'lucide-react'
import { durationWords } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { qrPath } from './qr-path.ts'
import type { Pairing } from './use-pairing.ts'

/** The code in two groups, how long it is good for, and the same as a picture for a phone. */
export function PairingCode({ pairing, failed }: { pairing: Pairing; failed: boolean }) {
  const { code, startedAt, expiresAt } = pairing
  const left = useAtServerTime((now) => Math.max(0, Math.ceil((expiresAt - now) / 1000)))
  const half = Math.ceil(code.length / 2)
  const groups = [code.slice(0, half), code.slice(half)]
  return (
    <>
      <p className="pair__letters" role="img" aria-label={groups.map((group) => [...group].join(' ')).join(', ')}>
        {groups.map((group, at) => (
          <span key={at}>
            {[...group].map((letter, place) => (
              <b key={place}>{letter}</b>
            ))}
          </span>
        ))}
      </p>
      <div className="pair__time">
        <progress aria-label={m.shift_pair_renews_label()} max={Math.ceil((expiresAt - startedAt) / 1000)} value={left} />
        <p>
          <span>{m.shift_pair_renews({ time: durationWords(left * 1000) })}</span>
          <span className="pair__net" role="status">
            <Icon of={failed ? WifiOff : Wifi} size={20} />
            {failed ? m.shift_offline_short() : m.shift_pair_online()}
          </span>
        </p>
      </div>
      <Scan address={`${location.origin}/console/office#pair=${code}`} />
    </>
  )
}

function Scan({ address }: { address: string }) {
  const { path, side } = qrPath(address)
  return (
    <div className="pair__scan">
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" role="img" aria-label={m.shift_pair_scan_label()}>
        <path d={path} />
      </svg>
      <p>
        <b>{m.shift_pair_scan()}</b>
        {m.shift_pair_scan_who()}
      </p>
    </div>
  )
}
