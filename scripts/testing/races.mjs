import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The rooms of the gateway whose tests go through calls. */
const rooms = ['apps/gateway/modules', 'apps/gateway/http']
const sideBySide = /\bPromise\.all\(|\binParallel\(/

/** The gateway's tests in which something happens at the same moment, as their text says: one that is written tomorrow is among them. @returns {string[]} */
export function races() {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file))
      .filter((file) => file.endsWith('.test.ts') && sideBySide.test(readFileSync(join(root, file), 'utf8'))),
  )
}
