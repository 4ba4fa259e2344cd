import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

const inside = `127.0.0.1 10.1.2.3 172.31.255.255 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
  ::1 :: fe80::1 fd00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::7f00:1 2002:7f00:1:: localhost`

test.each(['', ...inside.split(/\s+/)])('%s is not on the public internet', (address) => expect(isPrivateAddress(address)).toBe(true))

test.each(['1.1.1.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)
