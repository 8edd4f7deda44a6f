import {
  type BaseItemRow,
  SaveBaseItemBody,
  saveBaseItemFaults,
} from '@bargah/contract/features/catalog/base.schema.ts'
import { type BaseKind, baseKindLabels, offeredIn } from '@bargah/contract/features/catalog/base.text.ts'
import { withEzafe } from '@bargah/contract/kernel/persian.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLoaderGroups } from './choices.ts'
import { fetched } from '../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

type Props = { kind: BaseKind; item: BaseItemRow | undefined; onClose: () => void }

/** A category that is not there yet. */
const newCategory = 0

export default function SaveBaseItemDialog({ kind, item, onClose }: Props) {
  const label = baseKindLabels[kind]
  const categories = useLoaderGroups().map(({ code, label: name }) => ({ key: code, label: name }))
  const form = useWriteForm('saveBaseItem', {
    start: {
      Name: item?.name ?? '',
      ShortName: item?.shortName ?? '',
      GroupName: item?.groupName ?? '',
      Category: item?.groupCode ?? null,
      GroupCode: item?.groupCode ?? null,
    },
    checks: {
      body: SaveBaseItemBody,
      faults: ({ Category, ...body }) =>
        saveBaseItemFaults({ ...body, Kind: kind }).map(([name, sentence]) => [
          name === 'GroupCode' && Category !== newCategory ? 'Category' : name,
          sentence,
        ]),
    },
    input: ({ Name, ShortName, GroupName, GroupCode }) => ({
      body: { Kind: kind, Name, ShortName, GroupName, GroupCode, ...(item && { Id: item.id }) },
    }),
    onDone: sayDone(onClose),
  })
  const isNewCategory = form.values.Category === newCategory
  return (
    <FormDialog
      form={form}
      title={item ? `ویرایش «${item.name}»` : `${withEzafe(label)} تازه`}
      consequence={item ? 'هرجا این نام هست، در بارهای پیشین هم، نام تازه دیده می‌شود.' : offeredIn[kind]}
      submitLabel={item ? 'ثبت تغییر' : 'افزودن'}
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      {kind === 'loaderType' && !item && <MissingChoices />}
      {kind === 'loaderType' && !item && (
        <Select
          {...form.field('Category')}
          label="دسته"
          options={[...categories, { key: newCategory, label: 'دستهٔ تازه…' }]}
          onChange={(Category) =>
            form.set({ Category, GroupCode: Category === newCategory ? null : Category, GroupName: '' })
          }
        />
      )}
      {kind === 'loaderType' && isNewCategory && (
        <div className="form-grid">
          <TextField {...form.field('GroupName')} label="نام دسته" className="span-3" maxLength={60} />
          <NumberField {...form.field('GroupCode')} label="کد دسته" className="span-3" min={1} max={999} />
        </div>
      )}
      <TextField {...form.field('Name')} label={`نام ${label}`} maxLength={60} />
      {kind === 'loaderType' && (
        <TextField
          {...form.field('ShortName')}
          label="نام کوتاه"
          hint="در جدول‌های میز همین دیده می‌شود؛ بی آن نام کامل."
          maxLength={16}
        />
      )}
      {kind === 'goods' && <TextField {...form.field('GroupName')} label="دسته" maxLength={60} />}
    </FormDialog>
  )
}
