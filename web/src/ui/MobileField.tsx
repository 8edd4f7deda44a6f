import { Phone } from 'lucide-react'
import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

export function MobileField(props: Omit<DigitsFieldProps, 'maxLength' | 'unit'>) {
  return <DigitsField autoComplete="tel-national" end={<Phone />} {...props} tidy={atHome} maxLength={11} />
}

/** In: digits, perhaps with the code of the country. Out: the number as it is dialled at home. */
const atHome = (digits: string) => digits.replace(/^(?:00)?98(?=9\d{9})/, '0')
