import { once } from 'node:events'
import { createServer } from 'node:http'
import { brandIds } from '@harbour/rules'
import { test as base } from './test.ts'
import { enter, mondayNoon, worldAt } from './world.ts'

/** The requests that a house of map tiles has had. */
type Tiles = { asked: string[] }

/**
 * A test in a world that is set up otherwise than usual, in what its tests need and no two of them in each other's way: behind a proxy that says
 * where guests come from, with tiles for its map, with a chain whose deliveries in Hong Kong ask who is in home quarantine, and with kitchens that
 * work by themselves, an order of twenty minutes in ten seconds. Its vendors and its payment provider may fail: nobody
 * uses coupons or saves cards there but who makes them fail.
 */
export const test = base.extend<object, { tiles: Tiles }>({
  tiles: [
    async ({}, use) => {
      const asked: string[] = []
      const house = createServer(({ url = '' }, answer) => {
        asked.push(url)
        answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(ground)
      }).listen(0, '127.0.0.1')
      await once(house, 'listening')
      const at = house.address()
      if (at === null || typeof at === 'string') throw new Error('the house of tiles has no port')
      const world = await worldAt(mondayNoon, {
        KITCHEN_SPEED: '200',
        MAP_TILES_ATTRIBUTION: '© Tile House',
        MAP_TILES_URL: `http://127.0.0.1:${at.port}/{z}/{x}/{y}.png`,
        QUARANTINE_BRANDS: String(brandIds.hongKong),
        TRUST_PROXY: '1',
      })
      enter(world)
      await use({ asked })
      await world.close()
      house.close()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})

const ground = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde"/></svg>'

export { expect } from './test.ts'
