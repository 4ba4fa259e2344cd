import { CloudUpload, TriangleAlert, Undo2 } from 'lucide-react'
import { useAtServerTime } from '../lib/server-clock.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/Icon.tsx'
import { TabletButton } from '../ui/TabletButton.tsx'
import { takeBack, useSaidWords } from './said-words.ts'
import { failsOften, undoLeft, type Word } from './word.ts'

/** Says of a word that the gateway has not confirmed it yet; for some seconds it can be taken back. */
export function WordNote({ word }: { word: Word }) {
  const lost = useSaidWords(({ lost }) => lost)
  const isSending = useSaidWords(({ sending }) => sending === word.wordId)
  const seconds = useAtServerTime((now) => Math.ceil(undoLeft(word, now) / 1000))
  if (seconds > 0 && !isSending)
    return (
      <TabletButton icon={Undo2} block onClick={() => takeBack(word)}>
        {m.frame_undo({ seconds })}
      </TabletButton>
    )
  if (failsOften(word))
    return (
      <>
        <p className="stop__refused" role="alert">
          <Icon of={TriangleAlert} size={20} />
          {m.rider_fails_often()}
        </p>
        <TabletButton icon={Undo2} block disabled={isSending} onClick={() => takeBack(word)}>
          {m.rider_say_anew()}
        </TabletButton>
      </>
    )
  return (
    <p className="stop__unsent" role="status">
      <Icon of={CloudUpload} size={20} />
      {lost ? m.rider_not_sent() : m.rider_sending()}
    </p>
  )
}
