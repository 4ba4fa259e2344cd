import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, copied, editRecord, nameHomeAsBefore, serverPid, shopOfEachTest, start, startElsewhere } from './embedded.fixtures.ts'
import { commandOf } from './embedded/processes.ts'

const shop = shopOfEachTest()

test('a server left running by a killed process is adopted', async () => {
  const owner = await startElsewhere()
  await ask(owner.url, 'create table dishes as select 1 as id')
  const before = await serverPid()
  await owner.kill()
  const { url, stop } = await start()
  expect(url).toBe(owner.url)
  expect(await serverPid()).toBe(before)
  expect(await ask(url, 'select id from dishes')).toEqual([{ id: 1 }])
  await stop()
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a guest that stops leaves the server to its living owner', async () => {
  const owner = await startElsewhere()
  const guest = await start()
  expect(guest.url).toBe(owner.url)
  await guest.stop()
  expect(await ask(owner.url, 'select 1 as here')).toEqual([{ here: 1 }])
  await owner.kill()
  await start()
})

test('a server that dies while we live is started again at the same address', async () => {
  const { url } = await start()
  await ask(url, 'create table dishes as select 1 as id')
  const before = await serverPid()
  process.kill(before, 'SIGKILL')
  await expect.poll(() => ask(url, 'select id from dishes').catch(() => [])).toEqual([{ id: 1 }])
  expect(await serverPid()).not.toBe(before)
})

test('a copy of a stopped shop is a shop of its own, at an address of its own', async () => {
  const first = await start()
  await ask(first.url, 'create table dishes as select 1 as id')
  await first.stop()
  const copy = await copied()
  const second = await start(copy)
  expect(second.url).not.toBe(first.url)
  await ask(second.url, 'insert into dishes values (2)')
  const original = await start()
  expect(original.url).toBe(first.url)
  expect(await ask(original.url, 'select id from dishes')).toEqual([{ id: 1 }])
  expect(await ask(second.url, 'select id from dishes order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('a copy of a running shop is refused in a clear sentence, and the shop goes on', async () => {
  const { url } = await start()
  const copy = await copied()
  await expect(start(copy)).rejects.toThrow(/was copied while its database ran, and may be torn: stop the shop/)
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await rm(join(copy, 'postgres/data/postmaster.pid'))
  expect(await ask((await start(copy)).url, 'select 1 as here')).toEqual([{ here: 1 }])
})

test('a shop that was moved starts with its rows, also after a crash', async () => {
  const owner = await startElsewhere()
  await ask(owner.url, 'create table dishes as select 1 as id')
  const server = await serverPid()
  await owner.kill()
  process.kill(server, 'SIGKILL')
  await nameHomeAsBefore()
  await expect.poll(() => commandOf(server)).toBe('')
  const moved = `${shop.dataDir}-moved`
  shop.folders.push(moved)
  await rename(shop.dataDir, moved)
  expect(await ask((await start(moved)).url, 'select id from dishes')).toEqual([{ id: 1 }])
})

test('a shop is the same by whichever path it is reached', async () => {
  const { url } = await start()
  const other = `${shop.dataDir}-link`
  shop.folders.push(other)
  await symlink(shop.dataDir, other)
  expect((await start(other)).url).toBe(url)
})

test('a copy whose database lies outside of it is refused while the original is there', async () => {
  await (await start()).stop()
  const [copy, far] = [await copied(), `${shop.dataDir}-far`]
  shop.folders.push(far)
  await rename(join(shop.dataDir, 'postgres'), far)
  await rm(join(copy, 'postgres'), { recursive: true })
  for (const folder of [shop.dataDir, copy]) await editRecord(folder, { home: far })
  await (await start()).stop()
  await expect(start(copy)).rejects.toThrow(`${copy} is a copy of ${shop.dataDir}, whose database lies outside of it`)
  await rm(shop.dataDir, { recursive: true })
  await (await start(copy)).stop()
})
