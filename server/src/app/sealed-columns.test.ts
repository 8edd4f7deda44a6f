import { expect, it } from 'vitest'
import { keeping } from '../../test/app.ts'
import { oneRow, setRow } from '../../test/rows.ts'
import { outboxColumns, sendSms } from '../features/outbox/outbox.api.ts'
import { openWatch } from '../features/log/log.api.ts'
import { openLog } from '../kernel/log.ts'
import { transaction } from '../kernel/database.ts'
import { keyRing } from '../kernel/keys.rules.ts'
import { open } from '../kernel/seal.ts'
import { createLogSigner } from '../adapters/log-signer/log-signer.process.ts'
import { createWebPush } from '../adapters/push/push.web.ts'
import { createOutboxMail } from '../adapters/mail/create-mail.ts'
import { createOutboxSms } from '../adapters/sms/create-sms.ts'
import { filePorts } from './file-ports.ts'
import { allJobs } from './jobs.ts'
import { sealedColumns } from './sealed-columns.ts'
import { useTestDatabase } from '../../test/database.ts'

const [first, second] = ['the first secret of the tests, long', 'the second secret of the tests, long']
const before = keyRing(new Map([[1, first]]))
const rotated = keyRing(
  new Map([
    [1, first],
    [2, second],
  ]),
)
const afterwards = keyRing(new Map([[2, second]]))

const database = useTestDatabase()

const sent = (code: string) =>
  transaction(database, (tx, now) =>
    sendSms(tx, before, { to: '09121234567', kind: 'activation_code', values: { code } }, now),
  )
const noFiles = filePorts({ dataDir: '', files: { s3: null, dir: '', dailyBytes: 0 } })
const noSigner = createLogSigner({ databaseUrl: '', origin: '', keyFile: '', seenDir: '' })
const reseal = async () => {
  const settings = {
    keeping,
    sendingDays: 7,
    backups: null,
    keys: rotated,
    sms: createOutboxSms(),
    mail: createOutboxMail(),
  }
  const push = createWebPush({ keys: rotated, publicUrl: 'http://bargah.test' })
  const signing = { logSigner: noSigner, witnesses: [], log: openLog('silent') }
  const watch = openWatch({ db: database.db, ...signing })
  const job = allJobs(settings, {
    ...noFiles,
    banks: [],
    push,
    ...signing,
    watch,
    webhookSender: { send() {}, idle: async () => {}, close() {} },
    isDemo: false,
    routes: [],
  }).find(({ name }) => name === 'reseal')
  await job?.run(database, {})
}
/** What the job says of the first column that it could not do whole. */
const failure = () =>
  reseal().then(
    () => 'none',
    (error: AggregateError) => String(error.errors[0]),
  )
const row = (id: number) => oneRow(database.db, 'outboxMessages', id)

it('keeps nothing of a message that can be read without the keys', async () => {
  const kept = JSON.stringify(await row(await sent('482915')))
  for (const secret of ['482915', '09121234567']) expect(kept).not.toContain(secret)
})

it('seals anew what older keys have sealed, and one that was tampered with holds up none of the others', async () => {
  const [broken, other] = [await sent('111111'), await sent('222222')]
  const { toSealed } = await row(broken)
  await setRow(database.db, 'outboxMessages', broken, { toSealed: `${toSealed.slice(0, -2)}xx` })
  expect(await failure()).toContain(`outboxMessages.toSealed of row ${broken}`)

  const { toSealed: to, valuesSealed: values } = await row(other)
  expect(open(afterwards, outboxColumns.to, other, to)).toBe('09121234567')
  expect(JSON.parse(open(afterwards, outboxColumns.values, other, values))).toEqual({ code: '222222' })
  expect(await failure()).toContain(`of row ${broken}`)
  expect(await row(other)).toMatchObject({ toSealed: to, valuesSealed: values })
})

it('knows every column that is called sealed', async () => {
  const { rows } = await database.pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed' order by 1`,
  )
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const known = sealedColumns.map(({ table, column }) => `${snake(table)}.${snake(column)}`)
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name))
})
