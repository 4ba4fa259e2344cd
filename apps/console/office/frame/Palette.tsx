import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useRights } from '../session/rights.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { openGroups } from './places.ts'
import './Palette.css'
import { useFound } from './use-found.ts'

/** Finds anything by a scrap of it, and goes there: places, dishes, shops, orders, members. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { found, isFetching } = useFound(text)
  const places = openGroups(useRights()).flatMap(({ places: some }) => some)
  const wanted = text.trim().toLowerCase()
  const go = (to: string) => {
    onClose()
    void navigate(to)
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
        </Command.List>
      </Command>
    </Dialog>
  )
}
