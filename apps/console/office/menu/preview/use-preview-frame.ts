import { encode, PreviewMessage, PreviewReady } from '@harbour/protocol'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

/** The page in the frame says soon that it listens; where it does not, it is not there. */
const soonMs = 15_000

type Shown = v.InferOutput<typeof PreviewMessage>

/** The frame in which the guests' app shows something, and what it is told to show. `isReady` is undefined while it is on its way, and false once it does not come. */
export function usePreviewFrame(shown: Shown | undefined) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState<boolean>()
  // The page in the frame is another program: it is spoken with by messages.
  useEffect(() => {
    const timer = setTimeout(() => setIsReady((ready) => ready ?? false), soonMs)
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow && v.is(PreviewReady, data)) setIsReady(true)
    }
    addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
    }
  }, [])
  const message = shown && JSON.stringify(encode(PreviewMessage, shown))
  // So is what it is to show.
  useEffect(() => {
    if (isReady && message) frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin)
  }, [isReady, message])
  return { frame, isReady }
}
