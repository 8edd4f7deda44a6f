import { useEffect, useState } from 'react'
import { Hear } from './Hear.tsx'
import { phoneVoice } from './phone-voice.ts'

/** «بشنو» beside words that somebody wrote, where the phone has a Persian voice of its own: pieces say no free words. */
export function HearFree({ says, about }: { says: string; about: string }) {
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => void phoneVoice().then((voice) => setHasVoice(voice !== null)), [])
  return hasVoice && <Hear look="head" says={says} about={about} />
}
