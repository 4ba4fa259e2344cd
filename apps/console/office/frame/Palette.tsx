import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useRights } from '../session/rights.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { commands } from './commands.ts'
import { openGroups } from './places.ts'
import './Palette.css'
import { useFound } from './use-found.ts'

/** Finds anything by a scrap of it, and goes there: places, dishes, shops, offers, orders, members; and does what needs no page. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { found, isFetching } = useFound(text)
  const rights = useRights()
  const places = openGroups(rights).flatMap(({ places: some }) => some)
  const wanted = text.trim().toLowerCase()
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const does = (act: () => void) => {
    onClose()
    act()
  }
  return (
    <Dialog title={m.office_find_title()} onClose={onClose}>
      <Command className="palette" label={m.office_find()} shouldFilter={false}>
        <Command.Input autoFocus className="fi" placeholder={m.office_find()} value={text} onValueChange={setText} />
        <Command.List>
          <Command.Empty>{isFetching ? m.office_loading() : m.office_nothing_found()}</Command.Empty>
          {found.map(({ to, words, note, icon }) => (
            <Command.Item key={to} value={to} onSelect={() => go(to)}>
              <Icon of={icon} size={18} />
              <span>{words}</span>
              <small>{note}</small>
            </Command.Item>
          ))}
          {places
            .filter(({ words }) => words().toLowerCase().includes(wanted))
            .map(({ to, words, icon, letter }) => (
              <Command.Item key={to} value={to} onSelect={() => go(to)}>
                <Icon of={icon} size={18} />
                <span>{words()}</span>
                <small>G {letter.toUpperCase()}</small>
              </Command.Item>
            ))}
          {commands
            .filter(({ words, right }) => (right === null || rights.includes(right)) && words().toLowerCase().includes(wanted))
            .map((command) => (
              <Command.Item
                key={command.words()}
                value={command.words()}
                onSelect={() => ('to' in command ? go(command.to) : does(command.act))}
              >
                <Icon of={command.icon} size={18} />
                <span>{command.words()}</span>
              </Command.Item>
            ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}
