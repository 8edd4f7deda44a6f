import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** «پیامک شد», «پیامک می‌رود», «پیامک گرفت» and their like: that a text message went, or will. */
const claim = /(?<!با )پیامک (هم )?(شد|می‌شود|می‌کنیم|می‌دهیم|می‌گیر|گرفت|رفت|می‌رود|می‌رسد|که برسد)/
const comment = /\/\*[^]*?\*\/|\/\/ .*$/gm

/** Sentences that are said only where a code is sent, which is refused where none leaves (docs/decisions/0140), and one chosen elsewhere. */
const behindCodes = [
  'contract/src/features/auth/auth.text.ts',
  'contract/src/features/voice/pieces.ts',
  'web/src/features/auth/CodeFace.tsx',
  'web/src/features/auth/CredentialsCard.tsx',
  'web/src/features/auth/NumberStep.tsx',
  'web/src/features/auth/PhoneCode.tsx',
  'web/src/features/registration/CodeStep.tsx',
  'web/src/features/registration/DriverWaits.tsx',
  'web/src/features/registration/PaperDone.tsx',
  'web/src/features/registration/registration.said.ts',
  // `ApplicantJudge` says them where messages leave
  'web/src/features/companies/company-kind.tsx',
  'web/src/features/product-owners/owner-kind.tsx',
]

const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(comment, '')
const claiming = ['contract/src', 'web/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|docs)\.|dev-ui/.test(file))
  .filter((file) => claim.test(codeOf(file)))

it('no sentence says that a text message went without asking whether any leaves', () => {
  const unasked = claiming.filter((file) => !codeOf(file).includes('useSendsSms()'))
  expect(unasked.toSorted()).toEqual(behindCodes.toSorted())
})
