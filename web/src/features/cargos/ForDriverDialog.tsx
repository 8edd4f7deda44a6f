import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { wordLength, wordMinutes } from '@bargah/contract/features/permits/askings.text.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { apiQuery } from '../../kernel/api.ts'
import { ApiError, sentenceOf } from '../../kernel/api-error.ts'
import { placeFor } from '../../kernel/location.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import { useCountdown } from '../../ui/use-countdown.ts'

type ForDriverDialogProps = { cargo: PublicCargo; onClose: () => void }

/** A company takes its free load for a driver: he is asked by his national code, and tells a code that says yes (rules 10.4). */
export default function ForDriverDialog({ cargo, onClose }: ForDriverDialogProps) {
  const id = useId()
  const codeId = useId()
  const ask = useAsking(cargo, onClose)
  useEffect(() => {
    if (ask.askedUntil) focusField(codeId)
  }, [ask.askedUntil, codeId])
  return (
    <Dialog
      title={`بار ${toPersianDigits(cargo.id)} برای کدام راننده؟`}
      consequence="از راننده پرسیده می‌شود؛ با کدی که خودش به شما بگوید مجوز به نام او صادر می‌شود."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={ask.isBusy}
            busyLabel={ask.askedUntil ? 'در حال صدور…' : 'در حال پرسیدن…'}
          >
            {ask.askedUntil ? 'گرفتن بار و صدور مجوز' : 'از راننده بپرس'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!ask.isBusy) void ask.go()
        }}
      >
        <NationalIdField
          label="کد ملی راننده"
          value={ask.nationalId}
          readOnly={ask.askedUntil !== null}
          onChange={ask.setNationalId}
          error={ask.fieldFault}
        />
        {ask.askedUntil && (
          <>
            <CodeField
              label="کدی که راننده گفت"
              length={wordLength}
              id={codeId}
              value={ask.code}
              onChange={ask.setCode}
              error={ask.codeFault}
            />
            <Until at={ask.askedUntil} onAgain={() => void ask.again()} />
          </>
        )}
        {ask.said && (
          <Note tone={ask.said.tone} alert>
            {ask.said.sentence}
          </Note>
        )}
      </form>
    </Dialog>
  )
}

type Said = { tone: 'info' | 'danger'; sentence: string }

/** First asks, then sends the code; what the server says of either. */
function useAsking(cargo: PublicCargo, onClose: () => void) {
  const sheet = useQuery(apiQuery('showCargo', { query: { cargoId: cargo.id } }))
  const write = useWrite('reserveFreeCargo')
  const [nationalId, setNationalId] = useState('')
  const [code, setCode] = useState('')
  const [askedUntil, setAskedUntil] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const [tried, setTried] = useState(false)
  const send = async (ConfirmCode?: string) => {
    setSaid(null)
    setPreparing(true)
    try {
      const range = sheet.data ?? (await sheet.refetch({ throwOnError: true })).data
      const place = await placeFor(range?.cargoRange ?? 0)
      const body = { CargoId: cargo.id, NationalId: nationalId, ConfirmCode, ...place }
      const { message } = await write.mutateAsync({ body })
      toast({ title: message })
      onClose()
    } catch (error) {
      const isAsked = error instanceof ApiError && hasAsked(error.data)
      if (isAsked) setAskedUntil(new Date(Date.now() + wordMinutes * 60_000).toISOString())
      setSaid({ tone: isAsked ? 'info' : 'danger', sentence: sentenceOf(error) })
    } finally {
      setPreparing(false)
    }
  }
  const isWhole = nationalId.length === 10
  const hasCode = code.length === wordLength
  const go = async () => {
    setTried(true)
    if (!isWhole || (askedUntil && !hasCode)) return
    setTried(false)
    await send(askedUntil ? code : undefined)
  }
  return {
    nationalId,
    setNationalId,
    code,
    setCode,
    askedUntil,
    said,
    isBusy: isPreparing || write.isPending,
    fieldFault: tried && !isWhole ? 'کد ملی ده رقم است.' : undefined,
    codeFault: tried && askedUntil && !hasCode ? `کد ${toPersianDigits(wordLength)} رقم است.` : undefined,
    go,
    again: () => {
      setCode('')
      return send()
    },
  }
}

const hasAsked = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'needsConfirmation' in data

function Until({ at, onAgain }: { at: string; onAgain: () => void }) {
  const left = useCountdown(at)
  return (
    <p className="row between muted num">
      {left > 0 ? `کد تا ${formatCountdown(left)} دیگر کار می‌کند` : 'زمان کد گذشت'}
      <Button type="button" size="dense" variant="ghost" onClick={onAgain}>
        دوباره بپرس
      </Button>
    </p>
  )
}
