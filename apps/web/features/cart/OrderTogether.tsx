import { Users } from 'lucide-react'
import { useOpenGroup } from '../../entities/group/group-address.ts'
import { useHosting } from '../../entities/group/group-visit.ts'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../navigation/paths.ts'
import { Block } from '../../ui/frame/Block.tsx'
import { ListRow } from '../../ui/ListRow.tsx'

/** The way to a group order: to the one that this guest hosts, or to the beginning of one. */
export function OrderTogether() {
  const hosting = useHosting()
  const openGroup = useOpenGroup()
  return (
    <Block className="blk--flush">
      {hosting === null ? (
        <ListRow icon={Users} title={m.cart_group()} detail={m.cart_group_body()} href={paths.group} />
      ) : (
        <ListRow icon={Users} title={m.cart_group()} detail={m.cart_group_open()} onClick={() => openGroup(hosting)} />
      )}
    </Block>
  )
}
