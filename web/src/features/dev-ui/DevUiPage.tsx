import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { currentTheme, setTheme } from '../../ui/theme.ts'
import { ActsPart } from './ActsPart.tsx'
import { ChartsPart } from './ChartsPart.tsx'
import { ChoicesPart } from './ChoicesPart.tsx'
import { DeskSample } from './DeskSample.tsx'
import { FieldsPart } from './FieldsPart.tsx'
import { FilesPart } from './FilesPart.tsx'
import { OverlaysPart } from './OverlaysPart.tsx'
import { PhoneSample } from './PhoneSample.tsx'
import { ShowingPart } from './ShowingPart.tsx'
import { makeSampleRows, TableSample } from './TableSample.tsx'
import './dev-ui.css'

const parts = {
  acts: { label: 'کارها', Part: ActsPart },
  fields: { label: 'فیلدها', Part: FieldsPart },
  choices: { label: 'انتخاب‌ها', Part: ChoicesPart },
  files: { label: 'فایل و مرحله', Part: FilesPart },
  showing: { label: 'نمایش', Part: ShowingPart },
  charts: { label: 'نمودار و نقشه', Part: ChartsPart },
  table: { label: 'جدول', Part: TablePart },
  overlays: { label: 'رویه‌ها', Part: OverlaysPart },
  desk: { label: 'میز کار', Part: DeskSample },
  phone: { label: 'گوشی', Part: PhoneSample },
} as const
type PartKey = keyof typeof parts

const tabs = Object.entries(parts).map(([key, { label }]) => ({ key: key as PartKey, label }))
/** Whole screens, shown without the gallery's own head. */
const whole: readonly PartKey[] = ['desk', 'phone']

/** Every component in all its states: `/dev/ui?part=charts`. */
export default function DevUiPage() {
  const search: { part?: unknown } = useSearch()
  const navigate = useNavigate()
  const key = tabs.find((tab) => tab.key === search.part)?.key ?? 'acts'
  const { Part } = parts[key]
  if (whole.includes(key)) return <Part />
  return (
    <main>
      <header className="pad-4 row gap-5 wrap">
        <Brand />
        <h1 className="grow size-2xl bold">اجزا و حالت‌ها</h1>
        <ThemeSwitch />
      </header>
      <Tabs
        label="بخش‌ها"
        panelId="gallery-part"
        tabs={tabs}
        value={key}
        onChange={(part) => void navigate({ to: paths.devUi, search: { part }, replace: true })}
      />
      <div
        id="gallery-part"
        className="grid at-start gap-4 gallery-grid"
        role="tabpanel"
        aria-label={parts[key].label}
      >
        <Part />
      </div>
    </main>
  )
}

function ThemeSwitch() {
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    setTheme(other)
    show(other)
  }
  return (
    <Button size="dense" icon={theme === 'dark' ? <Sun /> : <Moon />} onClick={change}>
      {theme === 'dark' ? 'حالت روشن' : 'حالت تیره'}
    </Button>
  )
}

/** The data table: `/dev/ui?part=table&rows=100000&all=true` shows that many made-up rows on one page. */
function TablePart() {
  const search: { rows?: unknown; all?: unknown } = useSearch()
  const [rows] = useState(() => makeSampleRows(typeof search.rows === 'number' ? search.rows : 48))
  return (
    <div id="table" className="whole-row">
      <TableSample rows={rows} all={search.all === true} />
    </div>
  )
}
