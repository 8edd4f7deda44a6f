import { encode } from 'uqr'

/** `quiet`: the white edge that cameras want, in modules. */
type QrCodeProps = { text: string; label: string; quiet?: number }

/** A text as a square to be read by cameras, drawn here: dark on white in both themes, with its quiet edge. */
export function QrCode({ text, label, quiet = 2 }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const bars = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return (
    <svg
      className="block full qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={bars.join('')} />
    </svg>
  )
}
