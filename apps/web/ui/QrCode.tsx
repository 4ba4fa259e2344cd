import { encode } from 'uqr'

/** A text as a QR code, dark on the white that its place must have in either theme. `label` tells what it is for; without one its place does. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      height="100%"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#14201C" />
    </svg>
  )
}
