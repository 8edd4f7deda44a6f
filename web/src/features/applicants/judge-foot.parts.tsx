import { Ban, Check } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { InputBox } from '../../ui/InputBox.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import './review.css'

type JudgeFootProps = {
  /** What follows from accepting, in a sentence; or why it cannot be accepted. */
  consequence: string
  fault: ReactNode
  /** «تأیید شرکت». */
  acceptLabel: string
  /** False where it cannot be accepted. */
  onAccept: (() => void) | false
  isAccepting: boolean
  /** One that waits may also be rejected. */
  reject?:
    | {
        /** «دلیل رد، به شرکت پیامک می‌شود». */
        hint: string
        usualReasons: readonly string[]
        onReject: (reason: string) => void
        isRejecting: boolean
      }
    | false
}

const restMs = 800
let isJustGone = false

/** False for a moment where this foot took the place of another: what was pressed twice was meant for the one before. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(true)
  useLayoutEffect(() => {
    const follows = isJustGone
    if (follows) queueMicrotask(() => setReady(false))
    const timer = follows ? setTimeout(() => setReady(true), restMs) : undefined
    return () => {
      clearTimeout(timer)
      isJustGone = true
      // what is drawn with it, in its place, sees it gone
      queueMicrotask(() => (isJustGone = false))
    }
  }, [])
  return isReady
}

/** The foot of a registration that waits, or was rejected: what follows in a sentence, accept, and reject for a reason. */
export function JudgeFoot({ consequence, fault, acceptLabel, reject, ...accept }: JudgeFootProps) {
  const isReady = useIsReady()
  const [lacksReason, setLacksReason] = useState(false)
  const amiss = fault ?? (lacksReason ? 'دلیل رد را بنویسید، سپس «رد» را بزنید.' : null)
  return (
    <>
      <p
        className={
          amiss ? 'muted full breaks text-tight regular is-bad' : 'muted full breaks text-tight regular num'
        }
        role={amiss ? 'alert' : undefined}
      >
        {amiss ?? consequence}
      </p>
      {accept.onAccept && (
        <Button
          variant="primary"
          icon={<Check />}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          busy={accept.isAccepting}
          busyLabel="در حال تأیید…"
          disabled={!isReady}
          onClick={accept.onAccept}
        >
          {acceptLabel}
        </Button>
      )}
      {reject && <Reject {...reject} onLacking={setLacksReason} />}
    </>
  )
}

type RejectProps = Exclude<JudgeFootProps['reject'], false | undefined> & {
  /** Told whether it was asked for without a reason. */
  onLacking(lacks: boolean): void
}

function Reject({ hint, usualReasons, onReject, onLacking, isRejecting }: RejectProps) {
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <PlainForm
      className="row at-stretch review-reject far"
      onSubmit={() => {
        const lacks = reason.trim() === ''
        onLacking(lacks)
        if (lacks) field.current?.focus()
        else onReject(reason)
      }}
    >
      <InputBox className="grow">
        <input
          ref={field}
          value={reason}
          list={id}
          maxLength={300}
          aria-label="دلیل رد"
          placeholder={hint}
          onChange={(event) => setReason(event.target.value)}
        />
      </InputBox>
      <datalist id={id}>
        {usualReasons.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <Button type="submit" variant="dangerQuiet" icon={<Ban />} busy={isRejecting} busyLabel="در حال رد…">
        رد
      </Button>
    </PlainForm>
  )
}

/** The foot of whatever waits for a decision; apart from the rest, since the judging of a load needs no more. */
