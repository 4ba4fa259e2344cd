import { randomUUID } from 'node:crypto'
import { staffLogin, staffLogout, staffMeGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, staffPassword, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const me = (as: StaffAs) => gateway.call(staffMeGet, {}, as)

test('signing out ends this session, or all of them', async () => {
  const here = await newStaff(gateway, 'crew', atShops('3101'))
  const open = async () => {
    const deviceId = randomUUID()
    const { key } = await gateway.ask(staffLogin, { account: here.account, password: staffPassword }, { deviceId })
    return { ...here, deviceId, key }
  }
  const [second, third] = [await open(), await open()]
  expect(await gateway.ask(staffLogout, { everywhere: false }, here)).toEqual({ ended: 1 })
  expect([await me(here), await me(second)]).toMatchObject([{ code: 'LOGIN_AGAIN' }, { status: 1 }])
  expect(await gateway.ask(staffLogout, { everywhere: true }, second)).toEqual({ ended: 2 })
  expect([await me(second), await me(third)]).toMatchObject([{ code: 'LOGIN_AGAIN' }, { code: 'LOGIN_AGAIN' }])
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(staffLogout, {}, await newStaff(gateway, 'crew'))).toMatchObject({ code: 'CONTENT_INVALID' })
})
