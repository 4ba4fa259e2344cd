import { type ReactNode, useId } from 'react'
import { Badge } from './Badge.tsx'
import { classes } from './classes.ts'
import type { IconComponent } from '../lib/icon-component.ts'
import { Icon } from './Icon.tsx'
import './Tiles.css'

export type Tile<V extends string> = {
  value: V
  label: ReactNode
  icon: IconComponent
  /** The reason it cannot be chosen, in a word or two. */
  unavailable?: ReactNode
}
export type TilesProps<V extends string> = {
  label: string
  tiles: readonly Tile<V>[]
  value: V | undefined
  onChange: (value: V) => void
  className?: string
}

export function Tiles<V extends string>({ label, tiles, value, onChange, className }: TilesProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes('modes', className)}>
      {tiles.map((tile) => (
        <label key={tile.value} className="mode">
          <input
            type="radio"
            className="cover"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            disabled={tile.unavailable != null}
            onChange={() => onChange(tile.value)}
          />
          <Icon of={tile.icon} size={28} />
          {tile.label}
          {tile.unavailable != null && <Badge tone="warn">{tile.unavailable}</Badge>}
        </label>
      ))}
    </div>
  )
}
