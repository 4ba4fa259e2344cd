import type { OrderCard } from '@harbour/protocol'
import { chargedBy, formatPrice, formatTime, type PayMethod } from '@harbour/rules'
import { CloudOff, ShieldCheck } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { paths } from '../../../navigation/paths.ts'
import { payName, payVerb } from '../../../entities/payment/pay-words.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Block } from '../../../ui/frame/Block.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'

type CodePayProps = {
  order: OrderCard
  method: PayMethod
  /** The text of the code, as the provider gave it. */
  code: string
  offline: boolean
  onOther: () => void
}

/** A payment by a code that the app of a bank or a wallet scans from our own screen; meanwhile its provider is asked again and again. */
export function CodePay({ order, method, code, offline, onOther }: CodePayProps) {
  const back = useBack()
  return (
    <div className="app pad-cta pf">
      <AppBar line title={payVerb(method)} onBack={() => back(paths.home)} />
      <main id="main" className="blks">
        <Block>
          <div className="pf__code">
            <div className="pf__qr">
              <QrCode text={code} label={m.pay_code({ method: payName(method) })} />
            </div>
            <b className="t2 num">{formatPrice(chargedBy(method, order.total))}</b>
            <p>{method === 'wechat' ? m.pay_code_body_wechat() : m.pay_code_body()}</p>
            <p className="small ink2">{m.pay_code_waits()}</p>
          </div>
        </Block>
        {offline ? (
          <Banner tone="warn" icon={CloudOff} note live>
            {m.pay_offline()}
          </Banner>
        ) : (
          order.payUntil !== null && (
            <Banner tone="info" icon={ShieldCheck} note>
              {m.pay_kept_until({ number: order.orderNo, time: formatTime(order.payUntil) })}
            </Banner>
          )
        )}
        <CtaBar>
          <div className="pf__acts">
            <Button variant="ghost" block onClick={onOther}>
              {m.pay_other_way()}
            </Button>
          </div>
        </CtaBar>
      </main>
    </div>
  )
}
