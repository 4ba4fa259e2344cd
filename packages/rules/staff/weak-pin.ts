/** Says whether a PIN is one that anybody tries first: the same digits again and again, or digits that go up or down one by one. */
export function isWeakPin(pin: string): boolean {
  return isRepeated(pin) || goesBy(pin, 1) || goesBy(pin, 9)
}

/** One to half as many digits, over and over, the last time maybe not to its end: 1111, 1212, 12312. */
function isRepeated(pin: string): boolean {
  for (let length = 1; 2 * length <= pin.length; length++) if (pin.slice(length) === pin.slice(0, -length)) return true
  return false
}

/** Each digit is that much more than the one before, and after the nine comes the nought. */
const goesBy = (pin: string, step: number) => [...pin].every((digit, at) => at === 0 || Number(digit) === (Number(pin[at - 1]) + step) % 10)
