import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { lettersNow } from '../ui/letter-keys.ts'

const everywhere: readonly [key: string, words: string][] = [
  ['/', 'جست‌وجو در فهرست صفحه، وگرنه در همه چیز'],
  ['Ctrl K', 'جست‌وجو در همه چیز'],
  ['۱ تا ۹', 'برگزیده‌ها'],
  ['Z', 'برگرداندن کار تازه'],
  ['↑ ↓  J K', 'ردیف پیش و پس'],
  ['Enter', 'باز کردن ردیف'],
  ['Space', 'انتخاب ردیف'],
  ['Ctrl Enter', 'فرستادن فرم از هر جای آن'],
  ['Esc', 'بستن'],
  ['؟', 'همین راهنما'],
]

const Keys = ({ keys }: { keys: readonly (readonly [key: string, words: string])[] }) => (
  <DescriptionList items={keys.map(([key, words]) => ({ term: words, value: <kbd>{key}</kbd> }))} />
)

/** «؟»: what keys do everywhere, and what letters do on the page behind it. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const letters = lettersNow().map(([letter, words]) => [letter, words.join(' یا ')] as const)
  return (
    <Dialog
      title="کلیدها"
      consequence="حرف‌ها هنگام نوشتن کاری نمی‌کنند، با صفحه‌کلید فارسی هم کار می‌کنند، و کار هر ردیف با ردیفی است که با پیکان‌ها به آن رسیده‌اید."
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          بستن
        </Button>
      }
    >
      {letters.length > 0 && (
        <section>
          <h3>در همین صفحه</h3>
          <Keys keys={letters} />
        </section>
      )}
      <section>
        <h3>همه‌جا</h3>
        <Keys keys={everywhere} />
      </section>
    </Dialog>
  )
}
