import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** «پیامک شد», «پیامک می‌رود», «پیامک گرفت» and their like: that a text message went, or will. */
const claim = /(?<!با )پیامک (هم )?(شد|می‌شود|می‌کنیم|می‌دهیم|می‌گیر|گرفت|رفت|می‌رود|می‌رسد|که برسد)/
const comment = /\/\*[^]*?\*\/|\/\/ .*$/gm
/** What stands before a claim that is made only where messages leave, or where the server said that one did. */
const asks = /\b(sends|sendsSms|isSms|isTexted)\b[^;]*(&&|\?)/

/**
 * Each sentence that claims it without asking, since it is said only where a code is sent, which is refused where none leaves
 * (docs/decisions/0140), or is chosen elsewhere: in its file, by a part of it.
 */
const excused: Readonly<Record<string, readonly string[]>> = {
  'contract/src/features/auth/auth.text.ts': [
    'این دستگاه تازه است؛ کدی را که',
    'اگر این شماره در بارگاه حسابی',
  ],
  'contract/src/features/voice/pieces.ts': ['کد شش رقمی برایتان پیامک می‌شود', 'خبرش پیامک می‌شود'],
  'web/src/features/auth/CodeFace.tsx': ['پیامک که برسد، خودش پر می‌شود.'],
  'web/src/features/auth/NumberStep.tsx': ['شمارهٔ همراهتان را بزنید. کد شش رقمی'],
  'web/src/features/auth/PhoneCode.tsx': ['کد شش‌رقمی به موبایل شما'],
  'web/src/features/registration/CodeStep.tsx': ['پیامک شد به'],
  'web/src/features/registration/RegisterDriverPage.tsx': ['همان لحظه پیامک می‌رسد.'],
  // the step shows another face where none leaves
  'web/src/features/registration/MobileStep.tsx': ['یک کد شش‌رقمی به این شماره پیامک می‌کنیم.'],
  'web/src/features/registration/RegisterPaper.tsx': ['همان لحظه پیامک می‌رسد.'],
  'web/src/features/registration/registration.said.ts': ['کد شش رقمی برایتان', 'ثبت‌نام شما رسید.'],
  // `ApplicantJudge` says them where messages leave
  'web/src/features/companies/company-kind.tsx': ['دلیل رد، به شرکت پیامک می‌شود'],
  'web/src/features/product-owners/owner-kind.tsx': ['دلیل رد، برایش پیامک می‌شود'],
}

/** How many lines above a claim its condition may stand. */
const reach = 4

/** In: the code of a file. Out: the lines in it that claim a message without asking whether any leaves. */
function unaskedIn(code: string): string[] {
  const lines = code.replaceAll(comment, '').split('\n')
  return lines.flatMap((line, at) => {
    if (!claim.test(line)) return []
    const before = [...lines.slice(Math.max(0, at - reach), at), line.split(claim)[0]].join('\n')
    return asks.test(before) ? [] : [line.trim()]
  })
}

it('knows a sentence that asks from one that does not, also in one file', () => {
  const asked = "{sends && 'کدی به شمارهٔ شما پیامک می‌شود'}"
  const plain = '<Note>پیامک شد.</Note>'
  const between = '\n'.repeat(reach + 1)
  expect(unaskedIn([asked, plain].join(between))).toEqual([plain])
  expect(unaskedIn(`const sends = useSendsSms()\n${plain}`)).toEqual([plain])
  expect(unaskedIn(`{isSms ? (\n<>\n  ${plain}`)).toEqual([])
})

it('no sentence says that a text message went without asking whether any leaves', () => {
  const files = ['contract/src', 'web/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|docs)\.|dev-ui/.test(file))
  const left = new Map(Object.entries(excused).map(([file, parts]) => [file, [...parts]]))
  const unasked = files.flatMap((file) =>
    unaskedIn(readFileSync(join(root, file), 'utf8')).flatMap((line) => {
      const parts = left.get(file) ?? []
      const at = parts.findIndex((part) => line.includes(part))
      if (at < 0) return [`${file}: ${line}`]
      parts.splice(at, 1)
      return []
    }),
  )
  expect(unasked).toEqual([])
  // each excuse is still needed
  expect([...left].filter(([, parts]) => parts.length > 0)).toEqual([])
})
