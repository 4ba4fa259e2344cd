import type { Bridge } from './bridge.ts'

type Going = { bridge: Pick<Bridge, 'ask'>; scheme: string; open: (url: string) => void }

/** Opens a screen of the app, or ends the web view; an app that does not take the message is called by a link of its own scheme (spec 7.32). */
export async function deepLink(name: 'goOrder' | 'closeWebView', { bridge, scheme, open }: Going): Promise<void> {
  const said = await bridge.ask(name)
  if ('failure' in said) open(`${scheme}://${name}`)
}
