import { Bell } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../../paraglide/messages.js'
import { useUnreadNews } from '../../entities/brand/unread-news.ts'
import { paths } from '../../navigation/paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import './news-bell.css'

/**
 * The way to the chain's news, at the end of the head of home; a dot says that some were not read. It comes with what only members fetch: a first load has no
 * room for it.
 */
export function NewsBell() {
  // The head is in the page only once all of it has been drawn.
  const [inside, setInside] = useState<HTMLElement | null>(null)
  const unread = useUnreadNews()
  const row = inside?.closest('.hd')?.querySelector('.hd__row')
  const label = unread > 0 ? m.home_news_unread({ count: unread }) : m.account_information()
  const bell = (
    <IconButton icon={Bell} className="hd__bell" label={label} href={paths.news}>
      {unread > 0 && <span className="hd__dot" />}
    </IconButton>
  )
  return (
    <>
      <span ref={setInside} hidden />
      {row && createPortal(bell, row)}
    </>
  )
}
