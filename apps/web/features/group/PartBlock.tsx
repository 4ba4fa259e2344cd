import type { GroupLine, GroupOrder } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { CountedLine } from '../../ui/shop/CountedLine.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { Unavailable } from './OwnLine.tsx'

type PartBlockProps = { part: GroupOrder['parts'][number]; onTakeOut: ((line: GroupLine) => void) | undefined }

/** The dishes of one person, and what they come to, as the host sees them; with `onTakeOut` each can be taken out. */
export function PartBlock({ part: { name, lines, total }, onTakeOut }: PartBlockProps) {
  return (
    <Block title={name} end={<Price>{formatPrice(total)}</Price>}>
      {lines.length === 0 ? (
        <p className="ink2">{m.group_part_empty()}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <CountedLine key={line.lineId} count={line.num} name={line.name} detail={line.choices} amount={formatPrice(line.total)}>
              {line.unavailable && <Unavailable />}
              {onTakeOut && (
                <Button
                  small
                  variant="ghost"
                  className="gor__out"
                  aria-label={m.group_take_out_line({ dish: line.name, name })}
                  onClick={() => onTakeOut(line)}
                >
                  {m.group_take_out()}
                </Button>
              )}
            </CountedLine>
          ))}
        </ul>
      )}
    </Block>
  )
}
