import { expect, test } from 'vitest'
import { reachOf } from './printer-reach.ts'

test.each([
  ['10.20.255.255', 9100, true],
  ['10.20.0.1', 9109, true],
  ['10.20.0.1', 9110, false],
  ['10.20.0.1', 9099, false],
  ['10.21.0.0', 9100, false],
  ['::ffff:10.20.0.1', 9100, true],
  ['192.168.7.9', 9100, true],
  ['192.168.7.10', 9100, false],
  ['127.0.0.1', 9100, false],
  ['::1', 9100, false],
  ['printer', 9100, false],
] as const)('%s at port %i may be reached: %s', (address, port, may) => {
  expect(reachOf(['10.20.0.0/16', '192.168.7.9']).allows(address, port)).toBe(may)
})

test('on this machine every port is a printer’s, where it is among the networks', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    expect(reachOf(['127.0.0.0/8', '::1']).allows(address, 3032)).toBe(true)
  expect(reachOf(['127.0.0.1']).mayStandAt('localhost', 3032)).toBe(true)
  expect(reachOf(['10.20.0.0/16']).mayStandAt('printer.shop', 3032)).toBe(false)
  expect(reachOf(['10.20.0.0/16']).mayStandAt('printer.shop', 9100)).toBe(true)
  expect(reachOf([]).mayStandAt('printer.shop', 9100)).toBe(false)
})
