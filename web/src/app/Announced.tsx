import { useEffect, useRef } from 'react'
import { useWaitingMessages } from '../features/messages/messages.queries.ts'
import { sayResult } from '../features/rounds/result.said.ts'
import { sayRound } from '../features/rounds/round.said.ts'
import { useMyResult } from '../features/rounds/rounds.queries.ts'
import { useMyTurn } from '../features/turns/my-turn.queries.ts'
import { serverNow } from '../kernel/now.ts'
import { hear } from '../kernel/voice/hear.ts'
import { HeardWords } from '../kernel/voice/Hear.tsx'
import { type KnownNews, knownAfter, type News, newsBetween } from './announced.rules.ts'

const id = 'announced'
const standsMs = 10_000
const nothing: KnownNews = { roundId: undefined, resultId: undefined, waiting: undefined }

/** With «صدا» on: a round that opens, what came of the own list and an answer are read aloud by themselves, once each. */
export default function Announced() {
  const turn = useMyTurn().data
  const result = useMyResult().data
  const waiting = useWaitingMessages().data?.waiting
  const known = useRef(nothing)
  useEffect(() => {
    const now = { roundId: idOf(turn), resultId: idOf(result), waiting }
    const news = newsBetween(known.current, now)
    known.current = knownAfter(known.current, now)
    const says = news && sentenceOf(news, turn, result)
    // where no sound can be had it stands on the screen all the same
    if (says) void hear(id, says, { rings: news !== 'message', standsMs }).catch(() => undefined)
  }, [turn, result, waiting])
  return <HeardWords id={id} />
}

/** Of a turn its open round, of a result its round; 0 where there is none, undefined while nobody knows. */
const idOf = (of: { round: { id: number } | null } | null | undefined) =>
  of === undefined ? undefined : (of?.round?.id ?? 0)

type Turn = ReturnType<typeof useMyTurn>['data']
type Result = ReturnType<typeof useMyResult>['data']

function sentenceOf(news: News, turn: Turn, result: Result): string | null {
  const now = serverNow()
  switch (news) {
    case 'result':
      return result ? sayResult(result, turn, now) : null
    case 'round':
      return turn?.round
        ? sayRound(turn, new Date(turn.round.closesAt).getTime() - now.getTime(), { isNew: true })
        : null
    case 'message':
      return 'پیام تازه دارید.'
  }
}
