import { useOpenGroup } from '../../../entities/group/group-address.ts'
import { useHosting } from '../../../entities/group/group-visit.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import type { GroupChoice, GroupRefusal } from './place-order.ts'

type GroupFirstProps = { code: GroupRefusal; onAnyway: (choice: GroupChoice) => void; onClose: () => void }

/** The dishes of the group order that this guest hosts are not those of this order: they see to that first, or order all the same. */
export function GroupFirst({ code, onAnyway, onClose }: GroupFirstProps) {
  const hosting = useHosting()
  const openGroup = useOpenGroup()
  const { title, body, anyway, choice } = words[code]
  const acts = (
    <>
      {hosting !== null && (
        <Button block onClick={() => openGroup(hosting)}>
          {m.confirm_group_see()}
        </Button>
      )}
      <Button variant="ghost" block onClick={() => onAnyway(choice)}>
        {anyway()}
      </Button>
    </>
  )
  return (
    <Dialog open alert onClose={onClose} title={title()} actions={acts}>
      <p>{body()}</p>
    </Dialog>
  )
}

type Words = { title: () => string; body: () => string; anyway: () => string; choice: GroupChoice }

const words: Record<GroupRefusal, Words> = {
  GROUP_OPEN: {
    title: m.confirm_group_open,
    body: m.confirm_group_open_body,
    anyway: m.confirm_group_without,
    choice: 'without',
  },
  GROUP_CHANGED: {
    title: m.confirm_group_changed,
    body: m.confirm_group_changed_body,
    anyway: m.confirm_group_as_it_is,
    choice: 'asItIs',
  },
  GROUP_ORDERED: {
    title: m.confirm_group_ordered,
    body: m.confirm_group_ordered_body,
    anyway: m.confirm_order_too,
    choice: 'without',
  },
}
