import type { Brand } from '@harbour/rules'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CityDialog } from './shell/CityDialog.tsx'

/** Asks, over whatever screen stands, whether the guest goes over to another brand. Apart from the screens: it must not be drawn anew with them. */
export function askCity(to: Brand) {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Asking to={to} />)
}

function Asking({ to }: { to: Brand }) {
  const [open, setOpen] = useState(true)
  return <CityDialog to={to} open={open} onClose={() => setOpen(false)} />
}
