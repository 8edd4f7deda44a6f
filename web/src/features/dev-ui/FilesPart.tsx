import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { PdfView } from '../../ui/PdfView.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { onePagePdf } from './samples.ts'
import { WithValue, Specimen } from './Specimen.tsx'

const nothing = () => undefined

export function FilesPart() {
  return (
    <>
      <Specimen id="file" title="فایل">
        <WithValue<File | null> start={null}>
          {(field) => <FileField label="تصویر کارت هوشمند" {...field} />}
        </WithValue>
        <FileField label="فایل با خطا" value={null} onChange={nothing} error="تصویر بیمه‌نامه را بفرستید." />
        <FileField label="فایل غیرفعال" disabled value={null} onChange={nothing} />
      </Specimen>
      <Specimen id="progress" title="کار طولانی">
        <LongWork />
        <Progress label="ساختن کارنامه" onCancel={nothing} />
        <Progress label="خروجی بارها" state="done" detail="۱۲٬۸۴۶ ردیف در ۳ ثانیه" />
        <Progress
          label="خروجی مجوزها"
          state="failed"
          detail="بازه بیش از یک سال است. بازه را کوتاه‌تر کنید."
        />
      </Specimen>
      <Specimen id="pdf" title="نمایش PDF" wide>
        <PdfView file={onePagePdf} title="مجوز ۵۸۴۱۲" fileName="permit-58412.pdf" />
      </Specimen>
    </>
  )
}

const rows = 12_846

function LongWork() {
  const [done, setDone] = useState(0)
  const [stopped, setStopped] = useState(false)
  const state = stopped ? 'failed' : done >= rows ? 'done' : 'running'
  const restart = () => {
    setDone(0)
    setStopped(false)
  }
  return (
    <div className="stack">
      <Progress
        label="ساختن خروجی"
        noun="ردیف"
        {...{ state, done }}
        total={rows}
        detail={stopped ? 'با خواست شما متوقف شد.' : undefined}
        onCancel={() => setStopped(true)}
      />
      <div className="row wrap">
        <Button size="dense" onClick={() => setDone(Math.min(rows, done + 4_000))}>
          پیش رفتن
        </Button>
        <Button size="dense" variant="ghost" onClick={restart}>
          از نو
        </Button>
      </div>
    </div>
  )
}
