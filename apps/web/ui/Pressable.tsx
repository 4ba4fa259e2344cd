import type { ComponentProps } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'

/** A link when it leads somewhere, a button when it does something. */
export type PressableProps = AnchorProps | (ComponentProps<'button'> & { href?: undefined })

export function Pressable(props: PressableProps) {
  return props.href === undefined ? <button type="button" {...props} /> : <Anchor {...props} />
}
