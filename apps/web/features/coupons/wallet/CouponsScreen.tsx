import { ScanLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { showToast } from '../../../lib/toast.ts'
import { MyCoupons } from './MyCoupons.tsx'
import { CouponTabs } from './CouponTabs.tsx'
import '../coupon.css'

const RedeemScreen = lazyPart(() => import('../redeem/RedeemScreen.tsx'), 'RedeemScreen')
const UsedCoupons = lazyPart(() => import('./UsedCoupons.tsx'), 'UsedCoupons')
const ScanSheet = lazyPart(() => import('../promo/ScanSheet.tsx'), 'ScanSheet')

/** The guest's coupons: 1 those to be used, 2 what points buy, 3 those used (spec 2.5). */
export function CouponsScreen() {
  const { params = '1' } = useParams()
  return params === '2' ? <RedeemScreen /> : <Coupons used={params === '3'} />
}

function Coupons({ used }: { used: boolean }) {
  const [scanning, setScanning] = useState(false)
  const [found, setFound] = useState('')
  const tell = (code: string) => (code === '' ? showToast(m.coupon_scan_nothing()) : setFound(code))
  /** Scans by the host's scanner where there is one that works; else the page looks itself. */
  const scan = async () => {
    const scanned = await import('../promo/scan-by-host.ts').then(({ scanByHost }) => scanByHost()).catch(() => 'failed' as const)
    if (scanned === 'failed') setScanning(true)
    else if (scanned !== 'cancelled') tell(scanned.code)
  }
  return (
    <div className="app pad-tab cps">
      <header className="cps__head">
        <h1 className="t1">{m.coupon_title()}</h1>
        <IconButton icon={ScanLine} label={m.coupon_scan()} onClick={() => void scan()} />
      </header>
      <CouponTabs at={used ? 'used' : 'mine'} />
      <main id="main">{used ? <UsedCoupons /> : <MyCoupons key={found} scanned={found} />}</main>
      <Suspense fallback={null}>{scanning && <ScanSheet onClose={() => setScanning(false)} onFound={setFound} />}</Suspense>
    </div>
  )
}
