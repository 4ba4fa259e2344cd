import { classes } from './classes.ts'
import type { IconComponent } from '../lib/icon-component.ts'
import { Icon } from './Icon.tsx'
import { Pressable, type PressableProps } from './Pressable.tsx'
import './IconButton.css'

export type IconButtonProps = PressableProps & {
  icon: IconComponent
  /** Says what it does. */
  label: string
  size?: 18 | 20 | 22 | 24
  /** `float` over a picture or map, `box` beside a button of a card, `tint` for a call or a message. */
  look?: 'float' | 'box' | 'tint'
}

export function IconButton({ icon, label, size = 22, look, className, children, ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} aria-label={label} className={classes('icon-btn', look && `icon-btn--${look}`, className)}>
      <Icon of={icon} size={size} />
      {children}
    </Pressable>
  )
}
