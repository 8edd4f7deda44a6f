import { Save } from 'lucide-react'
import { useEffect } from 'react'
import {
  CompleteDriverBody,
  completeDriverFaults,
  type InactiveDriverRow,
} from '@bargah/contract/features/drivers/drivers.schema.ts'
import type { DriverPart } from '@bargah/contract/features/drivers/drivers.states.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { TruckCardField } from '../../ui/TruckCardField.tsx'
import { emptyPlate } from '../../ui/plate-parts.ts'
import { PlateField } from '../../ui/PlateField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLoaderGroups } from '../catalog/catalog.parts.ts'
import { fetched } from '../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

type Told = Pick<
  InactiveDriverRow,
  'id' | 'name' | 'family' | 'cardNumber' | 'freighterCardNumber' | 'hasTruck'
>

const startOf = (driver: Told) => ({
  name: driver.name,
  family: driver.family,
  cardNumber: driver.cardNumber ?? '',
  freighterCardNumber: driver.freighterCardNumber ?? '',
  plate: emptyPlate,
  loaderTypeId: null as number | null,
})
type Values = ReturnType<typeof startOf>

/** The truck fields to send; none when the truck is already known. */
const truckOf = ({ freighterCardNumber, plate, loaderTypeId }: Values) => ({
  freighterCardNumber,
  plaqueNumber: `${plate.two}${plate.letter}${plate.three}`,
  plaqueSerialNumber: plate.region,
  loaderTypeId,
})

const fieldOf = (driver: Told): Record<DriverPart, keyof Values> => ({
  name: driver.name === '' ? 'name' : 'family',
  card: 'cardNumber',
  truck: driver.freighterCardNumber === null ? 'freighterCardNumber' : 'plate',
})

type CompleteDriverFormProps = { driver: Told; tells?: DriverPart | undefined }

/** What the inquiry did not tell of a driver: his name and card, and of his truck plate and loader type. */
export default function CompleteDriverForm({ driver, tells }: CompleteDriverFormProps) {
  const form = useWriteForm('completeDriver', {
    start: startOf(driver),
    input: (values) => ({
      body: {
        driverId: driver.id,
        name: values.name,
        family: values.family,
        cardNumber: values.cardNumber,
        ...(!driver.hasTruck && truckOf(values)),
      },
    }),
    checks: { body: CompleteDriverBody, faults: completeDriverFaults },
    shownBy: { plaqueNumber: 'plate', plaqueSerialNumber: 'plate' },
    onDone: sayDone(),
  })
  const first = tells && form.field(fieldOf(driver)[tells]).id
  useEffect(() => {
    if (first) focusField(first)
  }, [first])
  const loaderTypes = useLoaderGroups().flatMap(({ label, options }) =>
    options.map((option) => ({ ...option, detail: label })),
  )
  return (
    <Form form={form} className="stack" failedTitle="مشخصات ثبت نشد">
      {!driver.hasTruck && <MissingChoices />}
      <div className="form-grid">
        <TextField {...form.field('name')} label="نام" className="span-3" maxLength={50} />
        <TextField {...form.field('family')} label="نام خانوادگی" className="span-3" maxLength={50} />
        <DigitsField
          {...form.field('cardNumber')}
          label="شمارهٔ کارت هوشمند راننده"
          maxLength={7}
          className="span-3"
        />
        <TruckCardField
          {...form.field('freighterCardNumber')}
          className="span-3"
          readOnly={driver.hasTruck}
        />
        {!driver.hasTruck && (
          <>
            <PlateField {...form.field('plate')} label="پلاک" />
            <ComboBox {...form.field('loaderTypeId')} label="بارگیر" options={loaderTypes} />
          </>
        )}
      </div>
      <div className="row">
        <SubmitButton form={form} icon={<Save />} busyLabel="در حال ثبت…">
          ثبت مشخصات
        </SubmitButton>
      </div>
    </Form>
  )
}
