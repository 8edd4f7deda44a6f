import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

export const TruckCardField = (props: Omit<DigitsFieldProps, 'label' | 'maxLength'>) => (
  <DigitsField {...props} label="شمارهٔ کارت هوشمند ناوگان" maxLength={7} />
)
