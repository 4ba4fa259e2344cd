import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

/**
 * Does the work while no other process of this checkout does work of the same name. The lock is a listening socket, which the
 * system closes for whoever is killed, so nothing is ever left locked.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
export async function withLock(name, work) {
  const address = addressOf(name)
  let release = await listening(address)
  for (let rounds = 0; !release; rounds++) {
    if (rounds === 0) console.log(`Waiting for another process of this checkout: ${name}.`)
    await released(address)
    release = await listening(address)
  }
  try {
    return await work()
  } finally {
    release()
  }
}

/** Linux has socket names without files, which vanish by themselves. @param {string} name */
function addressOf(name) {
  const id = `harbour-${createHash('sha256').update(root).digest('hex').slice(0, 16)}-${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`
  return process.platform === 'linux' ? `\0${id}` : join(tmpdir(), `${id}.sock`)
}

/** Takes the name and gives what releases it, or nothing if it is taken. @param {string} address */
async function listening(address) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set()
  const server = createServer((socket) => waiting.add(socket.on('error', () => {}).resume()))
  try {
    await once(server.listen(address), 'listening')
  } catch {
    return undefined
  }
  return () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
}

/** Waits until the holder lets go or is gone; clears the file that a killed one left. @param {string} address */
async function released(address) {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    await once(socket.resume(), 'close')
  } catch {
    if (!address.startsWith('\0')) rmSync(address, { force: true })
    await sleep(100)
  }
}
