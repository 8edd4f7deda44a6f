import { LaterLines } from '../kernel/send-later/LaterLines.tsx'
import { useLater } from '../kernel/send-later/send-later.ts'

/** Above every page of a driver: what waits for the network, and what was refused since. */
export default function Waiting() {
  return <LaterLines items={useLater()} />
}
