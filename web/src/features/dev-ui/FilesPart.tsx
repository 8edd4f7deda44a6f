import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { PdfView } from '../../ui/PdfView.tsx'
import { PlateField } from '../../ui/PlateField.tsx'
import { emptyPlate } from '../../ui/plate-parts.ts'
import { Progress } from '../../ui/Progress.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Wizard } from '../../ui/Wizard.tsx'
import { onePagePdf } from './samples.ts'
import { Held, Specimen } from './Specimen.tsx'

const nothing = () => undefined

export function FilesPart() {
  return (
    <>
      <Specimen id="file" title="فایل">
        <Held<File | null> start={null}>{(field) => <FileField label="تصویر کارت هوشمند" {...field} />}</Held>
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
      <Specimen id="wizard" title="مرحله‌ها" wide>
        <Registration />
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

const steps = [
  { key: 'person', label: 'مشخصات' },
  { key: 'truck', label: 'ناوگان' },
  { key: 'papers', label: 'مدارک' },
  { key: 'check', label: 'بازبینی' },
]

function Registration() {
  const [now, setNow] = useState(0)
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [plate, setPlate] = useState(emptyPlate)
  const [card, setCard] = useState<File | null>(null)
  const [sent, setSent] = useState(false)
  const next = () => (now < steps.length - 1 ? setNow(now + 1) : setSent(true))
  return (
    <div className="stack gap-15 held">
      <Wizard
        label="ثبت‌نام راننده"
        steps={steps}
        now={now}
        onBack={setNow}
        onNext={next}
        finishLabel="ثبت درخواست"
        busyLabel="در حال ثبت…"
      >
        <div className="form-grid">
          {now === 0 && (
            <>
              <TextField className="span-3" label="نام و نام خانوادگی" value={name} onChange={setName} />
              <NationalIdField className="span-3" label="کد ملی" value={code} onChange={setCode} />
            </>
          )}
          {now === 1 && <PlateField label="پلاک کامیون" value={plate} onChange={setPlate} />}
          {now === 2 && <FileField label="کارت هوشمند ناوگان" value={card} onChange={setCard} />}
          {now === 3 && <p>درخواست {name || 'شما'} آمادهٔ ثبت است.</p>}
        </div>
      </Wizard>
      <code dir="ltr">{JSON.stringify({ now, name, sent })}</code>
    </div>
  )
}
