/** Words for somebody who looks elsewhere. */
export type Notice = { title: string; body: string }

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

/** Says whether notices may still be asked for. */
export const mayAskForNotices = (): boolean => 'Notification' in globalThis && Notification.permission === 'default'

/** Asks to be allowed to show notices; in answer to a tap. */
export async function askForNotices(): Promise<void> {
  if (mayAskForNotices()) await Notification.requestPermission()
}

const tag = 'alarm'

/** Shows a notice where the page is not seen and notices are allowed; gives what takes it back. */
export function notifyHidden({ title, body }: Notice): () => void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return () => undefined
  const options = { body, tag, requireInteraction: true, icon: icons.alarm }
  void show(title, options)
  return () => void takeBack()
}

let shown: Notification | undefined

/** Phones and tablets let a worker show them, and nobody else. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await workerOfPage()
  if (worker) return worker.showNotification(title, options)
  shown = new Notification(title, options)
  shown.addEventListener('click', () => focus())
}

async function takeBack(): Promise<void> {
  shown?.close()
  shown = undefined
  const notices = await (await workerOfPage())?.getNotifications({ tag })
  for (const notice of notices ?? []) notice.close()
}

async function workerOfPage(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}
