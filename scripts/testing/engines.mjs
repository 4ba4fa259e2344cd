import { existsSync } from 'node:fs'
import { aptInstall, works } from './browser.mjs'

const firefoxes = [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']
const drivers = [process.env.WEBKIT_DRIVER ?? '', '/usr/bin/WebKitWebDriver']
const libraries = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `${machine}-linux-gnu/${name}`),
)
const miniBrowsers = [process.env.WEBKIT_BROWSER ?? '', ...libraries.map((library) => `/usr/lib/${library}/MiniBrowser`)]

/**
 * The engines besides Chromium that this machine has, or can be given: their places, as the journeys read them. Says which is not here.
 * @returns {Promise<Record<string, string>>}
 */
export async function engines() {
  const firefox = await having(() => firefoxThere(), ['firefox-esr'])
  const webkit = await having(() => webkitThere(), ['webkit2gtk-driver', 'xvfb'])
  if (!firefox) console.log('No Firefox here, so nothing was tried in it (Debian: apt-get install firefox-esr; or its path in FIREFOX).')
  if (!webkit) console.log('No WebKitGTK here, so nothing was tried in it (Debian: apt-get install webkit2gtk-driver xvfb).')
  return { ...firefox, ...webkit }
}

/**
 * @template Found
 * @param {() => Promise<Found | undefined>} look @param {string[]} packages
 * @returns {Promise<Found | undefined>}
 */
async function having(look, packages) {
  const there = await look()
  if (there || !existsSync('/usr/bin/apt-get')) return there
  await aptInstall(packages)
  return look()
}

async function firefoxThere() {
  for (const path of firefoxes) if (await works(path)) return { FIREFOX: path }
  return undefined
}

async function webkitThere() {
  const [driver, browser] = [drivers, miniBrowsers].map((paths) => paths.find((path) => existsSync(path)))
  return driver && browser && existsSync('/usr/bin/Xvfb') ? { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser } : undefined
}
