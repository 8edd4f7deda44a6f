import type { Changed, LiveKind } from '@bargah/contract/features/live/live.ts'

export type Frame = { kind: LiveKind; id: string; changed: Changed }

const kinds: readonly string[] = ['changed', 'anew', 'beat'] satisfies LiveKind[]

/** In: what came of a stream of events and is not read yet. Out: its whole frames, and the rest, which waits for more. */
export function readFrames(text: string): { frames: Frame[]; rest: string } {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  return { frames: parts.flatMap(readFrame), rest }
}

function readFrame(part: string): Frame[] {
  const fields = new Map(
    part.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  )
  const kind = fields.get('event') ?? ''
  if (!kinds.includes(kind)) return []
  const { nouns = [] } = JSON.parse(fields.get('data') ?? '{}') as Partial<Changed>
  return [{ kind: kind as LiveKind, id: fields.get('id') ?? '', changed: { nouns } }]
}

const firstMs = 1_000
const longestMs = 60_000

/** Each device waits differently, so that a server that starts anew is not stormed. In: failures in a row. */
export const computeWaitMs = (failures: number, random: number): number =>
  Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random)
