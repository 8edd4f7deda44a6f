import { Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../kernel/paths.ts'
import { BigChoice } from '../../ui/BigChoice.tsx'
import { Face, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { currentTextSize, setTextSize, type TextSize } from '../../ui/text-size.ts'
import { chosenTheme, followDevice, setTheme } from '../../ui/theme.ts'
import { Toman } from '../../ui/Toman.tsx'
import './me.css'

const sizes = [
  { key: 'plain', label: 'خط معمولی' },
  { key: 'large', label: 'خط درشت' },
  { key: 'largest', label: 'خط خیلی درشت' },
] as const
const sizeOptions = sizes.map(({ key, label }) => ({
  key,
  label,
  face: <span className={`sample-${key}`}>ب</span>,
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

const sampleToman = 37_515_000

/** How large words are and in which colours, on this phone; each choice is seen at once. */
export default function LookPage() {
  const navigate = useNavigate()
  const [size, showSize] = useState(currentTextSize)
  const [theme, showTheme] = useState(chosenTheme)
  const changeSize = (next: TextSize) => {
    setTextSize(next)
    showSize(next)
  }
  const changeTheme = (next: typeof theme) => {
    if (next === 'device') followDevice()
    else setTheme(next)
    showTheme(next)
  }
  return (
    <>
      <PhoneHeader title="خط و رنگ" onBack={() => void navigate({ to: paths.me })} />
      <Faces>
        <Face fills label="خط و رنگ">
          <BigChoice label="اندازهٔ خط" options={sizeOptions} value={size} onChange={changeSize} />
          <p className="face-money">
            <Toman toman={sampleToman} figure />
          </p>
          <BigChoice label="رنگ" options={themeOptions} value={theme} onChange={changeTheme} />
          <p className="second">روی همین گوشی می‌ماند.</p>
        </Face>
      </Faces>
    </>
  )
}
