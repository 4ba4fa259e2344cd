import { captchaGet, captchaVerify, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { callWithBotCheck } from './call-with-bot-check.ts'
import { PuzzleSlider, type Release } from './PuzzleSlider.tsx'
import { wordsOf } from '../words-of.ts'

type PuzzleProps = { onPassed: (captchaToken: string) => void; onRather: (() => void) | undefined; byEmail?: boolean }

/** A pizza with a slice beside its place. The gateway made the picture and judges the answer; a miss brings another pizza. */
export function Puzzle({ onPassed, onRather, byEmail }: PuzzleProps) {
  const [round, setRound] = useState(0)
  const [missed, setMissed] = useState<string>()
  const asked = query(captchaGet, {}, { handles: 'all' })
  const { data, isError, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, round],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const answer = ({ way, x, track }: Release) => {
    if (!data) return
    void callWithBotCheck(captchaVerify, { captchaId: data.captchaId, way, x, track }).then(
      ({ captchaToken }) => onPassed(captchaToken),
      (cause: unknown) => {
        setMissed(wordsOf(cause))
        setRound(round + 1)
      },
    )
  }
  if (isError)
    return (
      <Button variant="tint" block reason={m.check_failed()} onClick={() => void refetch()}>
        {m.check_retry()}
      </Button>
    )
  return (
    <>
      {data ? (
        <Board key={data.captchaId} puzzle={data} onRelease={answer} onRather={onRather} byEmail={byEmail} />
      ) : (
        <Skeleton height={300} />
      )}
      <IconButton className="pz__new" icon={RefreshCw} size={20} label={m.check_again()} onClick={() => setRound(round + 1)} />
      <p className="small guard__missed" role="status">
        {missed}
      </p>
    </>
  )
}

type BoardProps = { puzzle: Answer<typeof captchaGet>; onRelease: (release: Release) => void } & Omit<PuzzleProps, 'onPassed'>

function Board({ puzzle, onRelease, onRather, byEmail }: BoardProps) {
  const { picture, piece, width, height, pieceWidth, pieceTop } = puzzle
  const [x, setX] = useState(0)
  const percent = (part: number, of: number) => `${(part / of) * 100}%`
  return (
    <>
      <div className="pz" aria-hidden="true">
        <img src={picture} width={width} height={height} alt="" draggable={false} />
        <img
          className="pz__slice"
          src={piece}
          alt=""
          draggable={false}
          style={{ left: percent(x, width), top: percent(pieceTop, height), width: percent(pieceWidth, width) }}
        />
      </div>
      <PuzzleSlider most={width - pieceWidth} x={x} onMove={setX} onRelease={onRelease} buttons={!onRather} />
      {onRather && (
        <p className="small ink2 guard__rather">
          {m.check_no_drag()}{' '}
          <button type="button" className="link" onClick={onRather}>
            {byEmail ? m.check_email_code() : m.check_sms()}
          </button>
        </p>
      )}
    </>
  )
}
