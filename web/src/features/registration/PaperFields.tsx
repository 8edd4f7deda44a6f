import type { ReactNode } from 'react'
import { FileField } from '../../ui/FileField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { ProvinceAndCity } from '../places/place-fields.parts.ts'

type Held<Value> = {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

type PaperFieldsProps = {
  mobile: string
  province: Held<number | null>
  city: Held<number | null>
  file: Held<File | null>
  fileLabel: string
  /** Who it is: names and number. */
  children: ReactNode
}

/** What every registration with a paper asks: the proven number, who it is, where, and the paper. */
export const PaperFields = ({ mobile, province, city, file, fileLabel, children }: PaperFieldsProps) => (
  <>
    <MobileField label="موبایل تأییدشده" value={mobile} onChange={ignore} readOnly />
    {children}
    <ProvinceAndCity province={province} city={city} />
    <FileField {...file} label={fileLabel} />
  </>
)

const ignore = () => undefined

/** What the fields of the contract do not say: that a paper is asked for, and from which province the city is. */
export const paperFaults = ({ File: file, ProvinceId }: Record<string, unknown>): [string, string][] => [
  ...(ProvinceId === undefined ? [['ProvinceId', 'استان را انتخاب کنید.'] as [string, string]] : []),
  ...(!(file instanceof Blob && file.size > 0) ? [['File', 'فایل را انتخاب کنید.'] as [string, string]] : []),
]
