import { useQueryClient } from '@tanstack/react-query'
import {
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import { call } from '../../kernel/api.ts'
import { calls } from '../../kernel/calls.ts'
import { onSession } from '../../kernel/session.ts'
import { refreshAbout } from '../../kernel/query-client.ts'
import { documentLimits, refuseFile } from '../../ui/file-limits.ts'
import { toast } from '../../ui/toast.ts'
import { type Upload, withoutRefused } from './uploads.rules.ts'
import { useWatched, watched } from '../../ui/watched.ts'

// Outside of any component: closing a drawer does not stop what is on its way.
const uploads = watched<readonly Upload[]>([])
const givenUp = new Map<string, AbortController>()
let before: Promise<unknown> = Promise.resolve()

const change = (key: string, changed: Partial<Upload>) =>
  uploads.set(uploads.now().map((one) => (one.key === key ? { ...one, ...changed } : one)))

/** Gives up what is on its way, or forgets what was not taken. */
export function dropUpload(key: string) {
  givenUp.get(key)?.abort()
  uploads.set(uploads.now().filter((one) => one.key !== key))
}
onSession((what) => {
  if (what !== 'renewed') for (const { key } of uploads.now()) dropUpload(key)
})

/** What is on its way to a permit, and how more is sent: one file after another, whether or not anybody looks. */
export function useUploads(permitId: number) {
  const client = useQueryClient()
  const all = useWatched(uploads)
  const go = (key: string) => {
    before = sendAfter(before, key, () => refreshAbout(client, calls.addDocument.changes ?? []))
  }
  return {
    uploads: all.filter((one) => one.permitId === permitId),
    add(type: DocumentType, files: Iterable<File>) {
      uploads.set(withoutRefused(uploads.now(), permitId))
      for (const file of files) {
        const key = crypto.randomUUID()
        const refusal = refuseFile(file, documentLimits)
        const failure = refusal === null ? null : { sentence: refusal, mayRepeat: false }
        uploads.set([...uploads.now(), { key, permitId, type, file, share: null, elapsedMs: 0, failure }])
        if (!failure) go(key)
      }
    },
    repeat(key: string) {
      change(key, { failure: null, share: null })
      go(key)
    },
  }
}

async function sendAfter(others: Promise<unknown>, key: string, onTaken: () => Promise<void>) {
  await others
  const upload = uploads.now().find((one) => one.key === key)
  if (upload && (await sendOne(upload))) await onTaken()
}

/** Sends one under its own key, so that what did arrive is not kept twice. Out: whether it was taken. */
async function sendOne({ key, permitId, type, file }: Upload): Promise<boolean> {
  const controller = new AbortController()
  givenUp.set(key, controller)
  const startedAt = Date.now()
  change(key, { share: 0, elapsedMs: 0 })
  try {
    await call('addDocument', {
      body: { DriverReserveId: permitId, Type: type, File: file },
      idempotencyKey: key,
      signal: controller.signal,
      onSent: (share) => change(key, { share, elapsedMs: Date.now() - startedAt }),
    })
    toast({ title: `${documentTypeLabels[type]}ٔ مجوز ${toPersianDigits(permitId)} بارگذاری شد.` })
    uploads.set(uploads.now().filter((one) => one.key !== key))
    return true
  } catch (error) {
    if (!controller.signal.aborted)
      change(key, { failure: { sentence: sentenceOf(error), mayRepeat: isUnsure(error) } })
    return false
  } finally {
    givenUp.delete(key)
  }
}
