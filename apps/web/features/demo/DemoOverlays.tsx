import { CircleAlert, Info, TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Toast } from '../../ui/overlay/Toast.tsx'
import { showToast } from '../../lib/toast.ts'
import { DemoSection } from './DemoSection.tsx'

export function DemoOverlays() {
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'picture'>()
  const close = () => setOpen(undefined)
  const undo = { label: m.demo_undo(), onPress: () => showToast(m.demo_removed()) }
  return (
    <DemoSection title={m.demo_overlays()}>
      <div className="demo__wrap">
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          {m.demo_open_sheet()}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          {m.demo_open_dialog()}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('picture')}>
          {m.demo_open_art()}
        </Button>
        <Button variant="secondary" onClick={() => showToast({ text: m.demo_toast(), icon: CircleAlert })}>
          {m.demo_show_toast()}
        </Button>
        <Button variant="secondary" onClick={() => showToast({ text: m.demo_removed(), action: undo })}>
          {m.demo_show_action()}
        </Button>
      </div>
      <div className="demo__wrap">
        <Toast text={m.demo_toast()} icon={CircleAlert} />
        <Toast text={m.demo_removed()} action={undo} />
      </div>
      <Banner tone="warn" icon={WifiOff} note>
        {m.demo_banner_warn()}
      </Banner>
      <Banner tone="error" icon={TriangleAlert} note>
        {m.demo_banner_error()}
      </Banner>
      <Banner icon={Info}>{m.demo_banner_info()}</Banner>
      <Sheet open={open === 'sheet'} onClose={close} title={m.demo_sheet()} subtitle={m.demo_sheet_note()} foot={<SheetFoot />}>
        <p className="demo__card">{m.demo_banner_info()}</p>
      </Sheet>
      <Dialog open={open === 'dialog'} onClose={close} alert title={m.demo_dialog()} actions={<Answers onAnswer={close} />}>
        <p>{m.demo_dialog_text()}</p>
      </Dialog>
      <Dialog open={open === 'picture'} onClose={close} title={m.demo_dialog()} art={<Picture />} actions={<Answers onAnswer={close} />}>
        <p>{m.demo_dialog_text()}</p>
      </Dialog>
    </DemoSection>
  )
}

function SheetFoot() {
  return (
    <>
      <span className="col">
        <span className="cap ink2">{m.demo_sum_total()}</span>
        <Price large>$203</Price>
      </span>
      <Button>{m.demo_checkout()}</Button>
    </>
  )
}

function Picture() {
  return (
    <span className="demo__dialog-art">
      <Mark />
    </span>
  )
}

function Answers({ onAnswer }: { onAnswer: () => void }) {
  return (
    <>
      <Button block onClick={onAnswer}>
        {m.demo_dialog_yes()}
      </Button>
      <Button block variant="ghost" onClick={onAnswer}>
        {m.demo_dialog_no()}
      </Button>
    </>
  )
}
