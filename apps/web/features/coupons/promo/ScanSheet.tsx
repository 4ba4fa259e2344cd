import { Camera } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openCodeReader } from '../../../hosts/code-reader.ts'
import { m } from '../../../paraglide/messages.js'
import { codeOf, useCamera } from '../../../entities/coupon/camera.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'

type ScanSheetProps = { onFound: (code: string) => void; onClose: () => void }

/** Scans a code from a leaflet or a receipt: our own words first, then the browser's question (spec 1.25). Typing it is as good a way. */
export function ScanSheet({ onFound, onClose }: ScanSheetProps) {
  const { answer } = useCamera()
  const [failed, setFailed] = useState(false)
  const asks = answer !== 'yes' || failed
  const type = (
    <Button
      block
      variant="ghost"
      onClick={() => {
        if (asks && !failed) useCamera.setState({ answer: 'no' })
        onClose()
      }}
    >
      {asks && !failed ? m.coupon_scan_ask_no() : m.coupon_scan_type()}
    </Button>
  )
  return (
    <Sheet open onClose={onClose} title={m.coupon_scan_title()} className="scn">
      {asks ? (
        <EmptyState
          art={
            <span className="cps__art">
              <Icon of={Camera} size={28} />
            </span>
          }
          title={m.coupon_scan_ask_title()}
          body={failed ? m.coupon_scan_denied() : m.coupon_scan_ask_body()}
        >
          {answer === 'no' && !failed && <p className="small ink2">{m.coupon_scan_off()}</p>}
          {!failed && (
            <Button block onClick={() => useCamera.setState({ answer: 'yes' })}>
              {m.coupon_scan_ask_yes()}
            </Button>
          )}
          {type}
        </EmptyState>
      ) : (
        <>
          <Viewfinder
            onLost={() => setFailed(true)}
            onCode={(text) => {
              const code = codeOf(text)
              if (code === '') return
              onFound(code)
              onClose()
            }}
          />
          <p className="scn__say small ink2" role="status">
            {m.coupon_scan_looking()}
          </p>
          <div className="scn__say">{type}</div>
        </>
      )}
    </Sheet>
  )
}

const beat = 200

/** The camera's picture, read five times a second. */
function Viewfinder({ onCode, onLost }: { onCode: (text: string) => void; onLost: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onCode)
  const lost = useEffectEvent(onLost)
  // The camera is outside of React: it runs as long as its picture is on the screen, and not a moment longer.
  useEffect(() => {
    const ending = new AbortController()
    void watch(video.current, found, ending.signal).catch(() => !ending.signal.aborted && lost())
    return () => ending.abort()
  }, [])
  return (
    <div className="scn__view">
      <video ref={video} playsInline muted aria-hidden="true" />
      <span className="scn__frame" />
    </div>
  )
}

async function watch(video: HTMLVideoElement | null, found: (text: string) => void, signal: AbortSignal) {
  const [read, stream] = await Promise.all([
    openCodeReader(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
  ])
  const end = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted || !video) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  await video.play()
  while (!signal.aborted) {
    const text = await read(video)
    if (text !== undefined && !signal.aborted) found(text)
    await new Promise((resolve) => setTimeout(resolve, beat))
  }
}
