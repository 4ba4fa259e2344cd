import { miscAddressTag } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[3.5] [7.15] addresses are tagged home, office or other', async () => {
  expect(await gateway.ask(miscAddressTag)).toEqual([
    { code: 'T01', nameTc: '屋企', nameEn: 'Home' },
    { code: 'T02', nameTc: '公司', nameEn: 'Office' },
    { code: 'T03', nameTc: '其他', nameEn: 'Other' },
  ])
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(miscAddressTag, { code: 'T01' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
