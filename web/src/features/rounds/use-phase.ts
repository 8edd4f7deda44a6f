import { useEffect, useState } from 'react'
import { serverNow, useServerOffset } from '../../kernel/now.ts'
import { computePhase, type RoundPhase } from './my-list.rules.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'

/** The phase of the turn's hall, changing by itself at the moment its round closes; null without a turn. */
export function usePhase(turn: MyTurn): RoundPhase
export function usePhase(turn: MyTurn | null | undefined): RoundPhase | null
export function usePhase(turn: MyTurn | null | undefined): RoundPhase | null {
  const offsetMs = useServerOffset()
  const [, redraw] = useState(0)
  const closesAt = turn?.round?.closesAt
  useEffect(() => {
    if (!closesAt) return
    const leftMs = new Date(closesAt).getTime() - (Date.now() + offsetMs)
    if (leftMs <= 0) return
    const timer = setTimeout(() => redraw((count) => count + 1), leftMs)
    return () => clearTimeout(timer)
  }, [closesAt, offsetMs])
  return turn ? computePhase(turn, serverNow()) : null
}
