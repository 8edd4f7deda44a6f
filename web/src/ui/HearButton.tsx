import { Pause, Volume2 } from 'lucide-react'
import './hear.css'

export type HearLook = 'pill' | 'mini' | 'head'

type HearButtonProps = {
  /** pill: beside the acts of a face; mini: the square beside a card's act; head: at the end of a head. */
  look: HearLook
  isSpeaking: boolean
  /** What it reads, where there are several: «بار بندرعباس به تهران». */
  about?: string | undefined
  onPress: () => void
}

const classOf = {
  pill: 'row inline hear press',
  mini: 'mini press',
  head: 'row inline gap-15 strong num head-act',
}

/** «بشنو»: reads what stands beside it aloud; while it does it is dark and says «ساکت». */
export function HearButton({ look, isSpeaking, about, onPress }: HearButtonProps) {
  const words = isSpeaking ? 'ساکت' : 'بشنو'
  return (
    <button
      type="button"
      className={classOf[look]}
      aria-pressed={isSpeaking}
      aria-label={about && `${words}، ${about}`}
      onClick={onPress}
    >
      {isSpeaking ? <Pause /> : <Volume2 />}
      {words}
    </button>
  )
}
