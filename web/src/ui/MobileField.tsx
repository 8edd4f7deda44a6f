import { Phone } from 'lucide-react'
import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

/** A mobile number of eleven digits. */
export function MobileField(props: Omit<DigitsFieldProps, 'maxLength' | 'end' | 'unit'>) {
  return <DigitsField autoComplete="tel-national" end={<Phone />} {...props} maxLength={11} />
}
