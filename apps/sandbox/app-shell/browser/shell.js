// The native side of the bridge, played in a page: it answers what the framed web app asks, as the tester has set it.
const { app, language } = document.body.dataset
const origin = new URL(app ?? '').origin
const find = (selector) => document.querySelector(selector)
const [frame, status, said, params] = ['#frame', '#status', '#said', '#params'].map(find)
const deviceId = crypto.randomUUID()

const nobody = { userId: '', phone: '', accessCode: '', brand: 31, deviceId }
params.value = JSON.stringify(nobody)
const late = 2000

addEventListener('message', ({ origin: from, source, data }) => {
  if (source !== frame.contentWindow || from !== origin) return
  note('page', data)
  if (data?.harbour === 'ask') answer(data)
})

function answer({ id, name, data }) {
  const row = find(`.ask[data-name="${name}"]`)
  if (!row) return
  const way = row.querySelector('select').value
  if (way === 'silent') return
  const known = name === 'getAppParams' ? params.value : row.querySelector('textarea').value
  const answers = {
    answer: { harbour: 'answer', id, data: parsed(known) },
    refuse: { harbour: 'refusal', id, reason: 'denied' },
    malformed: { harbour: 'answer', id, data: { lat: 'north', userId: 5, hide: 'yes' } },
    forged: { harbour: 'answer', id: crypto.randomUUID(), data: parsed(known) },
  }
  if (way === 'late') setTimeout(() => send(answers.answer), late)
  else send(answers[way])
  if (way === 'answer') follow(name, data)
}

/** The app's own work on a message. */
function follow(name, data) {
  if (name === 'goOrder') status.textContent = 'The app shows its orders.'
  if (name === 'closeWebView') status.textContent = 'The app has closed the page.'
  if (name === 'send' && data.what === 'login') status.textContent = 'The page asks for a login.'
  if (name === 'send' && data.what === 'openUrl') status.textContent = `The app opens ${data.url}`
}

function send(message) {
  note('app', message)
  const text = find('[name="style"]:checked').value === 'android'
  frame.contentWindow.postMessage(text ? JSON.stringify(message) : message, origin)
}

/** Another guest is logged in: the page is told, and asks. */
function become(who) {
  params.value = JSON.stringify(who)
  send({ harbour: 'event', event: 'appParams' })
}

find('#login').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { phone, password } = Object.fromEntries(new FormData(event.target))
  status.textContent = 'Logging in…'
  const body = JSON.stringify({ phone: phone.replaceAll(' ', ''), password, brand: parsed(params.value)?.brand ?? 31, deviceId })
  const reply = await fetch('/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  status.textContent = reply.ok ? 'Logged in.' : await reply.text()
  if (reply.ok) become(await reply.json())
})
find('#logout').addEventListener('click', () => become({ ...nobody, brand: parsed(params.value)?.brand ?? 31 }))
find('#tell').addEventListener('click', () => send({ harbour: 'event', event: 'appParams' }))
find('#forge').addEventListener('click', () => send({ harbour: 'answer', id: crypto.randomUUID(), data: parsed(params.value) }))
for (const tab of document.querySelectorAll('[data-path]')) tab.addEventListener('click', () => show(tab.dataset.path))

const show = (path) => (frame.src = `${app}${path}?lang=${language}`)
show('/home')

function note(who, message) {
  const line = document.createElement('li')
  // An access code is a key: it is in the app data above, and nowhere else.
  line.textContent = `${who}: ${JSON.stringify(message, (name, value) => (name.startsWith('acc') ? '…' : value))}`
  said.prepend(line)
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
