import { Moon, Rows3, Smartphone, Square, Sun, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useShowsAll } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { hear } from '../../kernel/voice/hear.ts'
import { HeardWords } from '../../kernel/voice/Hear.tsx'
import { setSound, useSound } from '../../kernel/voice/sound-choice.ts'
import { BigChoice } from '../../ui/BigChoice.tsx'
import { Face, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { currentTextSize, setTextSize, type TextSize } from '../../ui/text-size.ts'
import { chosenTheme, followDevice, setTheme } from '../../ui/theme.ts'
import { toast } from '../../ui/toast.ts'
import { Toman } from '../../ui/Toman.tsx'
import './me.css'

const sizes = [
  { key: 'plain', label: 'خط معمولی', sample: 'size-xl' },
  { key: 'large', label: 'خط درشت', sample: 'sample-large' },
  { key: 'largest', label: 'خط خیلی درشت', sample: 'sample-largest' },
] as const
const sizeOptions = sizes.map(({ key, label, sample }) => ({
  key,
  label,
  face: <span className={sample}>ب</span>,
}))

const themeOptions = [
  {
    key: 'light',
    label: 'رنگ روز',
    face: (
      <>
        <Sun />
        روز
      </>
    ),
  },
  {
    key: 'dark',
    label: 'رنگ شب',
    face: (
      <>
        <Moon />
        شب
      </>
    ),
  },
  {
    key: 'device',
    label: 'رنگ گوشی',
    face: (
      <>
        <Smartphone />
        گوشی
      </>
    ),
  },
] as const

const soundOptions = [
  {
    key: 'on',
    label: 'صدا روشن',
    face: (
      <>
        <Volume2 />
        روشن
      </>
    ),
  },
  {
    key: 'off',
    label: 'صدا خاموش',
    face: (
      <>
        <VolumeX />
        خاموش
      </>
    ),
  },
] as const

const depthOptions = [
  {
    key: 'plain',
    label: 'صفحه‌های ساده',
    face: (
      <>
        <Square />
        ساده
      </>
    ),
  },
  {
    key: 'all',
    label: 'صفحه‌های کامل',
    face: (
      <>
        <Rows3 />
        کامل
      </>
    ),
  },
] as const

const heardId = 'sound'
const sampleToman = 37_515_000

/** «ساده» asks one thing at a time; «کامل» has open what is a press away there. It is of the account: a new phone knows it. */
function Depth() {
  const showsAll = useShowsAll()
  const write = useWrite('chooseDepth', {
    onFailed: (detail) => toast({ tone: 'danger', title: 'ثبت نشد', detail }),
  })
  const asked = write.isPending ? write.variables.body.ShowsAll : showsAll
  return (
    <>
      <BigChoice
        label="صفحه‌ها"
        options={depthOptions}
        value={asked ? 'all' : 'plain'}
        onChange={(key) => write.mutate({ body: { ShowsAll: key === 'all' } })}
      />
      <p className="second">
        {asked
          ? 'ریز کرایه، شرکت، محدوده، جست‌وجو و ترتیب روی خود صفحه است.'
          : 'ریز کرایه، شرکت، محدوده، جست‌وجو و ترتیب با یک فشار باز می‌شود.'}{' '}
        هر گوشی که با آن وارد شوید همین است.
      </p>
    </>
  )
}

/** What is read aloud by itself, how large words are and in which colours, on this phone; each choice is met at once. */
export default function LookPage() {
  const navigate = useNavigate()
  const [size, showSize] = useState(currentTextSize)
  const [theme, showTheme] = useState(chosenTheme)
  const changeSize = (next: TextSize) => {
    setTextSize(next)
    showSize(next)
  }
  const sound = useSound() ? 'on' : 'off'
  const changeSound = (next: typeof sound) => {
    setSound(next === 'on')
    if (next === 'on') void hear(heardId, 'صدا روشن شد.').catch(() => undefined)
  }
  const changeTheme = (next: typeof theme) => {
    if (next === 'device') followDevice()
    else setTheme(next)
    showTheme(next)
  }
  return (
    <>
      <PhoneHeader title="صدا، خط و رنگ" onBack={() => void navigate({ to: paths.me })} />
      <Faces>
        <Face fills label="صدا، خط و رنگ">
          <BigChoice label="صدا" options={soundOptions} value={sound} onChange={changeSound} />
          <HeardWords id={heardId} />
          <p className="second">باز شدن اعلام بار، نتیجه و پیام تازه را خودش بلند می‌گوید.</p>
          <BigChoice label="اندازهٔ خط" options={sizeOptions} value={size} onChange={changeSize} />
          <p className="face-money">
            <Toman toman={sampleToman} figure />
          </p>
          <BigChoice label="رنگ" options={themeOptions} value={theme} onChange={changeTheme} />
          <p className="second">صدا، خط و رنگ روی همین گوشی می‌ماند.</p>
          <Depth />
        </Face>
      </Faces>
    </>
  )
}
