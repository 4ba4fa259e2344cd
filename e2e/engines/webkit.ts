import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { framed } from './framed.ts'
import { phoneSize, type Driver, type Key, type Opened } from './driver.ts'
import { freePort } from '../support/worlds/world.ts'
import { openSession, type SendCommand } from './webdriver.ts'

/** The small browser that comes with WebKitGTK, in front of a screen that nobody sees. */
export async function openWebKit({ driver: driverPath, browser }: { driver: string; browser: string }, { dark }: Opened): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await displayOf(screen)
  const port = await freePort()
  const env = {
    ...process.env,
    ...rootsOwn,
    DISPLAY: `:${display}`,
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    LANG: 'C.UTF-8',
  }
  const served = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' })
  async function close() {
    for (const child of [served, screen]) await end(child)
  }
  try {
    const options = { binary: browser, args: ['--automation'] }
    const ask = await openSession(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options })
    await ask('POST', '/window/rect', phoneSize)
    const driver = { ...driverOf(ask), close: () => ask('DELETE', '').then(close, close) }
    return { ...driver, inFrame: (title) => framed(driver, title, runningIn(ask, title)) }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** WebKit keeps its processes apart in namespaces that root in a container may not make; it draws without a graphics card. */
const rootsOwn = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' }

/** The driver looks into one page at a time; taps and keys are the whole window's again afterwards. */
function runningIn(ask: SendCommand, title: string): Driver['run'] {
  return async (body, input) => {
    const id = await ask('POST', '/element', { using: 'css selector', value: `iframe[title="${title}"]` })
    await ask('POST', '/frame', { id })
    try {
      return await running(ask, body, input)
    } finally {
      await ask('POST', '/frame', { id: null })
    }
  }
}

const running = (ask: SendCommand, body: string, input: unknown) =>
  ask('POST', '/execute/sync', { script: `const [input] = arguments\n${body}`, args: [input] })

function driverOf(ask: SendCommand): Omit<Driver, 'close' | 'inFrame'> {
  const keys = (downAndUp: object[]) => ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions: downAndUp }] })
  return {
    go: async (url) => void (await ask('POST', '/url', { url })),
    back: async () => void (await ask('POST', '/back', {})),
    reload: async () => void (await ask('POST', '/refresh', {})),
    run: (body, input) => running(ask, body, input),
    async tap(point) {
      const actions = [
        { type: 'pointerMove', origin: 'viewport', duration: 0, ...point },
        ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
      ]
      await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }] })
    },
    press: async (key) => void (await keys(pressed(key))),
    type: async (text) => void (await keys([...text].flatMap((letter) => stroke(letter)))),
  }
}

/** The keys that are no letters have a number of their own in WebDriver. */
const numbers = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015', Shift: '\uE008' }

function pressed(key: Key): object[] {
  if (key !== 'Shift+Tab') return stroke(numbers[key])
  return [{ type: 'keyDown', value: numbers.Shift }, ...stroke(numbers.Tab), { type: 'keyUp', value: numbers.Shift }]
}

const stroke = (value: string): object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

/** The number of a screen that was free, which its server tells on a pipe. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3]
  if (!pipe) throw new Error('the screen has no pipe')
  const [said] = (await Promise.race([once(pipe, 'data'), once(screen, 'error').then(([cause]) => Promise.reject(cause as Error))])) as [
    Buffer,
  ] // a pipe gives buffers
  return said.toString().trim()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
