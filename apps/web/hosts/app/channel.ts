/** A way to the app and back. What comes is not looked at here, but for where it comes from. */
export type Channel = { post: (message: object) => void; listen: (take: (raw: unknown) => void) => void }

type Android = { postMessage(text: string): void; addEventListener?: (type: 'message', take: (event: { data: unknown }) => void) => void }
type Ios = { postMessage(message: object): unknown }
type Arrived = { origin: string; source: unknown; data: unknown }
type Frame = { postMessage(message: object, origin: string): void }

export type Surroundings = {
  harbourApp?: Android
  webkit?: { messageHandlers?: { harbour?: Ios } }
  /** The function for the answers of an app that cannot send them: it runs this by name. */
  harbourReceive?: (raw: unknown) => void
  parent: Frame
  addEventListener: (type: 'message', take: (event: Arrived) => void) => void
}

type Opening = { shells: readonly string[]; logViolation: (what: string) => void }

/** The way to the app that is there: an object that Android's app has put into the page, a handler of iOS, or the shell that frames the page. */
export function openChannel(window: Surroundings, { shells, logViolation }: Opening): Channel {
  if (window.harbourApp) return android(window, window.harbourApp)
  const ios = window.webkit?.messageHandlers?.harbour
  return ios ? iosChannel(window, ios) : frame(window, { shells, logViolation })
}

const android = (window: Surroundings, app: Android): Channel => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app's own object, which is no window
  post: (message) => app.postMessage(JSON.stringify(message)),
  listen(take) {
    app.addEventListener?.('message', ({ data }) => take(data))
    window.harbourReceive = take
  },
})

/** A handler of iOS may answer at once, by the promise that it gives. */
function iosChannel(window: Surroundings, handler: Ios): Channel {
  let taken: (raw: unknown) => void = () => undefined
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app's own object, which is no window
      void Promise.resolve(handler.postMessage(message)).then(
        (raw) => raw !== undefined && raw !== null && taken(raw),
        () => undefined, // as silent as an app that says nothing
      )
    },
    listen(take) {
      taken = take
      window.harbourReceive = take
    },
  }
}

/** Only to the shells that the gateway names, and only from them. Other windows talk among themselves; who talks like an app and is none is told of. */
const frame = (window: Surroundings, { shells, logViolation }: Opening): Channel => ({
  post(message) {
    for (const shell of shells) window.parent.postMessage(message, shell)
  },
  listen(take) {
    window.addEventListener('message', ({ origin, source, data }) => {
      if (source === window.parent && shells.includes(origin)) take(data)
      else if (isLikeOurs(data)) logViolation('a message from somewhere else')
    })
  },
})

const isLikeOurs = (data: unknown) => (typeof data === 'object' && data !== null && 'harbour' in data) || /"harbour"/.test(String(data))
