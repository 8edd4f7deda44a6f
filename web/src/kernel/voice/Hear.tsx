import { useEffect, useId } from 'react'
import { HearButton, type HearLook } from '../../ui/HearButton.tsx'
import { toast } from '../../ui/toast.ts'
import { hear, hush, useHeard } from './hear.ts'

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

/** What is being read aloud, for who reads by ear otherwise: whatever calls `hear` shows its words here. */
export function HeardWords({ id }: { id: string }) {
  const heard = useHeard()
  return (
    <span className="sr" aria-live="polite">
      {heard?.id === id && heard.words}
    </span>
  )
}
