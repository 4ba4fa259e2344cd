import type { GroupLine, GroupOrder } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { CountedLine } from '../../ui/shop/CountedLine.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { Unavailable } from './OwnLine.tsx'
import { useLineCount } from './use-line-count.ts'

type Part = GroupOrder['parts'][number]
type PartBlockProps = { token: string; part: Part; open: boolean; onGroup: (group: GroupOrder) => void }

/** The dishes of one person, and what they come to, as the host sees them; while it is open each can be taken out. */
export function PartBlock({ token, part: { name, lines, total }, open, onGroup }: PartBlockProps) {
  return (
    <Block title={name} end={<Price>{formatPrice(total)}</Price>}>
      {lines.length === 0 ? (
        <p className="ink2">{m.group_part_empty()}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <CountedLine key={line.lineId} count={line.num} name={line.name} detail={line.choices} amount={formatPrice(line.total)}>
              {line.unavailable && <Unavailable />}
              {open && <TakeOut {...{ token, line, name, onGroup }} />}
            </CountedLine>
          ))}
        </ul>
      )}
    </Block>
  )
}

type TakeOutProps = Pick<PartBlockProps, 'token' | 'onGroup'> & { line: GroupLine; name: string }

/** Each line is taken out by itself: another may be on its way out meanwhile. */
function TakeOut({ token, line, name, onGroup }: TakeOutProps) {
  const { busy, failed, change } = useLineCount({ token, line, onGroup })
  return (
    <>
      <Button
        small
        variant="ghost"
        className="gor__out"
        aria-label={m.group_take_out_line({ dish: line.name, name })}
        loading={busy}
        onClick={() => change(0)}
      >
        {m.group_take_out()}
      </Button>
      <span role="status">{failed && <span className="small gor__failed">{failed}</span>}</span>
    </>
  )
}
