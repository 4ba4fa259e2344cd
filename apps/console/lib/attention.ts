import { create } from 'zustand'

/** Words for somebody who looks elsewhere; of one `tag` the latest stand. */
export type Notice = { title: string; body: string; tag: string }

type Permission = NotificationPermission | 'unsupported'

const permissionNow = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unsupported')

/** The word of the browser and of its people about notices, as it last was. */
export const useNotices = create<{ permission: Permission }>()(() => ({ permission: permissionNow() }))

/** Looks at it again: it can be changed in the browser's settings. */
export const readPermission = (): void => useNotices.setState({ permission: permissionNow() })

const icons = { calm: '/console/icon.svg', alarm: '/console/icon-alarm.svg' }

/** Flashes the tab's title and its icon once a second, until the given function is called. */
export function flashTab(words: string): () => void {
  const usual = document.title
  let lit = false
  const turn = () => {
    lit = !lit
    document.title = lit ? words : usual
    showIcon(lit ? icons.alarm : icons.calm)
  }
  turn()
  const timer = setInterval(turn, 1000)
  return () => {
    clearInterval(timer)
    document.title = usual
    showIcon(icons.calm)
  }
}

function showIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

/** Asks to be allowed to show notices, where nobody has said yet; in answer to a tap. */
export async function askForNotices(): Promise<void> {
  if (permissionNow() === 'default') await Notification.requestPermission().catch(() => undefined)
  readPermission()
}

/** Shows a notice where the page is not seen and notices are allowed; gives what takes it back. */
export function notifyHidden({ title, body, tag }: Notice): () => void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return () => undefined
  const options = { body, tag, requireInteraction: true, icon: icons.alarm }
  void show(title, options)
  return () => void takeBackNotices()
}

let shown: Notification | undefined

/** Phones and tablets let a worker show them, and nobody else. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await workerOfPage()
  if (worker) return worker.showNotification(title, options)
  shown = new Notification(title, options)
  shown.addEventListener('click', () => focus())
}

/** Closes all notices of this page, those with which its worker wakes it included. */
export async function takeBackNotices(): Promise<void> {
  shown?.close()
  shown = undefined
  const notices = await (await workerOfPage())?.getNotifications()
  for (const notice of notices ?? []) notice.close()
}

async function workerOfPage(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}
