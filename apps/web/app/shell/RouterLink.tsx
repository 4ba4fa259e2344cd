import type { MouseEvent } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'
import { useHref } from '../../navigation/go.ts'
import type { AnchorProps } from '../../ui/Anchor.tsx'

/** A link of the app: changes the screen without loading the page, and carries along what every link carries (spec 2.43, 2.44). */
export function RouterLink({ href, onClick, ...rest }: AnchorProps) {
  const withCarried = useHref()
  const { pathname } = useLocation()
  const [path = pathname, text] = href.split('?')
  const to = withCarried(path, Object.fromEntries(new URLSearchParams(text)))
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target })
  if (!href.startsWith('/')) return <a href={href} onClick={onClick} {...rest} />
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a href={to} onClick={press} {...rest} />
}
