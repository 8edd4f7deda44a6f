import { useEffect, useRef, useState } from 'react'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { wordLength, wordMinutes } from '@bargah/contract/features/permits/permits.text.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ApiError, sentenceOf } from '../../../kernel/api-error.ts'
import { FormDialog } from '../../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { sayDone } from '../../../kernel/say-done.ts'
import { placeFor } from '../../../kernel/location.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { NationalIdField } from '../../../ui/NationalIdField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { notEntered } from '@bargah/contract/kernel/not-given.ts'
import { useRead } from '../../../kernel/use-read.ts'

type ForDriverDialogProps = { cargo: PublicCargo; onClose: () => void }

/** A company takes its free load for a driver: he is asked by his national code, and tells a code that says yes (rules 10.4). */
export default function ForDriverDialog({ cargo, onClose }: ForDriverDialogProps) {
  const { form, asked } = useAsking(cargo, onClose)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked) code.current?.focus()
  }, [asked])
  const askAgain = () => {
    form.set({ ConfirmCode: '' })
    void form.send()
  }
  return (
    <FormDialog
      form={form}
      title={`بار ${toPersianDigits(cargo.id)} برای کدام راننده؟`}
      consequence="از راننده پرسیده می‌شود؛ با کدی که خودش به شما بگوید مجوز به نام او صادر می‌شود."
      submitLabel={asked ? 'گرفتن بار و صدور مجوز' : 'از راننده بپرس'}
      busyLabel={asked ? 'در حال صدور…' : 'در حال پرسیدن…'}
      onClose={onClose}
    >
      <NationalIdField {...form.field('NationalId')} label="کد ملی راننده" readOnly={asked !== null} />
      {asked && (
        <>
          <CodeField
            {...form.field('ConfirmCode')}
            label="کدی که راننده گفت"
            length={wordLength}
            ref={code}
          />
          <Until at={asked.until} onAgain={askAgain} />
          <Note tone="info" alert>
            {asked.sentence}
          </Note>
        </>
      )}
    </FormDialog>
  )
}

/** The driver was asked: what was said of it, and until when his code is good. */
type Asked = { sentence: string; until: string }

const askedNow = (sentence: string): Asked => ({
  sentence,
  until: new Date(Date.now() + wordMinutes * 60_000).toISOString(),
})

/** The first sending asks the driver, the next one takes the load by the code that he told. */
function useAsking(cargo: PublicCargo, onClose: () => void) {
  const sheet = useRead('showCargo', { query: { cargoId: cargo.id } })
  const [asked, setAsked] = useState<Asked | null>(null)
  const form = useWriteForm('reserveFreeCargo', {
    start: { NationalId: '', ConfirmCode: '' },
    input: ({ NationalId, ConfirmCode }) => ({
      body: { CargoId: cargo.id, NationalId, ConfirmCode: ConfirmCode || undefined },
    }),
    prepare: async ({ body }) => {
      const range = sheet.data ?? (await sheet.refetch({ throwOnError: true })).data
      return { body: { ...body, ...(await placeFor(range?.cargoRange ?? 0)) } }
    },
    checks: {
      missing: {
        NationalId: notEntered('کد ملی راننده'),
        ...(asked && { ConfirmCode: 'کدی را که راننده گفت وارد کنید.' }),
      },
    },
    onDone: sayDone(onClose),
    onFailed: (error) => {
      if (!(error instanceof ApiError && hasAsked(error.data))) return
      // no fault: it is how asking is answered
      form.forgive()
      setAsked(askedNow(sentenceOf(error)))
    },
  })
  return { form, asked }
}

const hasAsked = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'needsConfirmation' in data

function Until({ at, onAgain }: { at: string; onAgain: () => void }) {
  const left = useCountdown(at)
  return (
    <p className="apart muted num">
      {left > 0 ? `کد تا ${formatCountdown(left)} دیگر کار می‌کند` : 'زمان کد گذشت'}
      <Button type="button" size="dense" variant="ghost" onClick={onAgain}>
        دوباره بپرس
      </Button>
    </p>
  )
}
