import { type ComponentProps, type ElementType, createContext, use } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

/** The component that draws a link: the shell puts its router's link here, and until then every link is the browser's own. */
export const LinkContext = createContext<ElementType<AnchorProps>>('a')

export function Anchor(props: AnchorProps) {
  const Link = use(LinkContext)
  return <Link {...props} />
}
