import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { usePulse } from './use-pulse.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import './AddButton.css'

export type AddButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Says what is added, and how many there are: "Add garlic bread", "1 in cart, add one more". */
  label: string
  /** The number in the cart already; 0 shows the plus. */
  count?: number
  /** Green instead of red, for extras inside a product. */
  soft?: boolean
}

export function AddButton({ label, count = 0, soft, className, ...rest }: AddButtonProps) {
  const { key, className: bump } = usePulse(count)
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes('add-btn', count > 0 && 'is-count', soft && 'is-soft', rest.disabled && 'is-off', className)}
    >
      <span key={key} className={bump}>
        {count > 0 ? count : <Icon of={Plus} size={20} />}
      </span>
    </button>
  )
}
