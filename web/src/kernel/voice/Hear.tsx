import { useEffect, useId } from 'react'
import { HearButton, type HearLook } from '../../ui/HearButton.tsx'
import { toast } from '../../ui/toast.ts'
import { hear, hush, useHeard } from './hear.ts'
import { HeardWords } from './HeardWords.tsx'

type HearProps = {
  /** What is read, figures and all: «نوبت شما ۴۲۱۸. ۱۱ نفر جلوتر از شما.» */
  says: string | (() => string)
  look?: HearLook
  about?: string
}

/** «بشنو» beside what it reads aloud, and the same words for who reads by ear otherwise. */
export function Hear({ says, look = 'pill', about }: HearProps) {
  const id = useId()
  const heard = useHeard()
  const isMine = heard?.id === id
  useEffect(() => () => hush(id), [id])
  const press = () =>
    isMine ? hush(id) : void hear(id, typeof says === 'string' ? says : says()).catch(sayNotHeard)
  return (
    <>
      <HearButton look={look} isSpeaking={isMine} about={about} onPress={press} />
      <HeardWords id={id} />
    </>
  )
}

const sayNotHeard = () => toast({ tone: 'warning', title: 'صدا نیامد. اینترنت که بیاید، دوباره بزنید.' })
