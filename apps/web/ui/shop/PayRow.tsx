import { Banknote, CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Radio, type RadioProps } from '../forms/choices/Radio.tsx'
import './PayRow.css'

export type PayRowProps = Omit<RadioProps, 'children'> & {
  /** One that has no mark of its own shows the first letter of the label. */
  tile: string
  label: string
  note?: ReactNode
  /** The reason why it cannot be chosen now. */
  wrong?: ReactNode
}

/** A way to pay, with a plain coloured tile in the place of its logo. */
export function PayRow({ tile, label, note, wrong, disabled, ...radio }: PayRowProps) {
  return (
    <label className={classes('pay', disabled && 'is-off')}>
      <span className={`plogo plogo--${tile}`} aria-hidden="true">
        {marks[tile] ?? label.slice(0, 1)}
      </span>
      <span className="pay__words">
        <b className="strong">{label}</b>
        {note != null && <span className="small ink2">{note}</span>}
        {wrong != null && <span className="small pay__wrong">{wrong}</span>}
      </span>
      <Radio {...radio} disabled={disabled} />
    </label>
  )
}

const marks: Record<string, ReactNode> = {
  card: <Icon of={CreditCard} size={20} />,
  octopus: '八',
  alipay: '支',
  payme: 'P',
  fps: '轉',
  wechat: '微',
  mpay: 'M',
  cash: <Icon of={Banknote} size={20} />,
}
