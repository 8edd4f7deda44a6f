import { useHeard } from './hear.ts'

/** What is being read aloud, for who reads by ear otherwise: whatever calls `hear` shows its words here. */
export function HeardWords({ id }: { id: string }) {
  const heard = useHeard()
  return (
    <span className="sr" aria-live="polite">
      {heard?.id === id && heard.words}
    </span>
  )
}
