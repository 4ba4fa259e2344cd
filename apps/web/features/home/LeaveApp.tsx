import { X } from 'lucide-react'
import { openHost } from '../../entities/host/open-host.ts'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/IconButton.tsx'
import './leave-app.css'

/** Back to the app that this page was opened in, which has no tab bar of ours to go by. */
export const LeaveApp = () => <IconButton icon={X} className="hd__leave" label={m.home_leave_app()} onClick={leave} />

const leave = () => void openHost().then((host) => host.leave?.())
