import { createHash } from 'node:crypto'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, describe, expect, test } from 'vitest'
import type { PermitSheet, Statement, TurnSlip } from './pdf.port.ts'
import { createTypstPdf } from './pdf.typst.ts'

const sheet: PermitSheet = {
  permitNumber: '۵۸۴۱۲',
  hallName: 'بندر شهید رجایی',
  origin: { city: 'بندرعباس', address: 'اسکلهٔ شهید رجایی، انبار ۱۴' },
  destination: { city: 'تهران', address: 'شورآباد، پایانهٔ بار جنوب' },
  distanceKm: '۱٬۲۶۸ کیلومتر',
  plate: { two: '۳۴', letter: 'ع', three: '۸۱۲', region: '۸۴' },
  driver: { name: 'علی‌اکبر رستمی', nationalId: '۳۳۹۱۸۴۷۲۰۸', mobile: '۰۹۱۷۱۱۴۳۰۸۶', smartCard: '۲۱۸۴۵۰۳' },
  freighter: { smartCard: '۱۷۶۲۰۹۴', loaderType: 'تریلی لبه‌دار' },
  cargo: {
    goods: 'ورق فولادی',
    packaging: 'بندیل، ۳ عدد',
    weight: '۲۲٬۰۰۰ کیلوگرم',
    value: '۱٬۸۵۰٬۰۰۰٬۰۰۰ تومان',
    rent: '۳۷٬۵۵۰٬۰۰۰ تومان',
    number: '۲۰۴۸۱',
  },
  company: { name: 'ترابر خلیج', tel: '۰۹۱۷۳۶۱۴۴۸۲', sender: 'فولاد هرمزگان', receiver: 'انبار شورآباد' },
  turn: {
    number: '۴۲۱۸',
    round: '۱۴۰۵/۰۸/۳۰، ۱۴:۰۰',
    issuedAt: '۱۴۰۵/۰۸/۳۰، ۱۴:۱۰',
    method: 'انتخاب دوم راننده',
  },
  description: 'بارگیری تا ساعت ۲۰ همان روز. همراه داشتن چادر و سه زنجیر لازم است.',
  qrText: `https://bargah.example.ir/verify/${'aZ0-'.repeat(45)}`,
  typedCode: '۵۸۴۱ ۲۳۰۷ ۶۶۳۷',
  verifyAddress: 'bargah.example.ir/verify',
  checkAddress: 'bargah.example.ir/check',
  publicKey: { id: '۱', text: 'TM0Imyj_ltqdtsNG7BFOD1uKMZ81q6Yk2oz27U-4pvs' },
  ledgerCode: '۴۸۲۰ ۱۱۹۳ ۷۷۵۶ ۰۳۴۲ ۹۱۰۵ ۲۲۸۷ ۶۰۱۴ ۵۵۳۸',
  printedAt: '۱۴۰۵/۰۸/۳۰، ۱۴:۳۱',
  voided: false,
}

const pdf = createTypstPdf()
afterAll(() => pdf.close())

const HOSTILE = '#panic("x") $x$ <script>alert(1)</script> *b* _i_ @ref \\ // /* ]]}) \u202e\ud800\u0000 "'
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

/** Each page as another reader draws it. */
async function drawPages(file: Buffer): Promise<string[]> {
  const document = await (await PDFiumLibrary.init()).loadDocument(file)
  const pages = []
  for (const page of document.pages()) {
    const { data } = await page.render({ scale: 1 })
    pages.push(createHash('sha256').update(data).digest('hex'))
  }
  return pages
}

const spokenPages = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/\/StructParents (\d+)/g)].map(([, nr]) => Number(nr))

/** Numbers of objects that do not begin where the table at the end says. */
function brokenObjects(file: Buffer): number[] {
  const words = file.toString('latin1')
  const table = words.slice(words.lastIndexOf('\nxref'))
  const starts = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, start]) => Number(start))
  return starts.flatMap((start, at) => (words.startsWith(`${at + 1} 0 obj`, start) ? [] : [at + 1]))
}

/** The sheet with every text in it replaced, but for the codes and the address that the server makes itself. */
function filledWith(text: (original: string) => string): PermitSheet {
  const filled = JSON.parse(JSON.stringify(sheet), (_key, value) =>
    typeof value === 'string' ? text(value) : value,
  )
  const { qrText, typedCode, verifyAddress, checkAddress, publicKey } = sheet
  return { ...filled, qrText, typedCode, verifyAddress, checkAddress, publicKey }
}

describe('A printed permit', () => {
  test('is one page of PDF that carries its own Vazirmatn', async () => {
    const file = await pdf.renderPermit(sheet)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(file)).toBe(1)
    expect(file.toString('latin1')).toMatch(/\/FontName\s*\/[A-Z]{6}\+Vazirmatn-Regular/)
    expect(file.toString('latin1')).toContain('/FontFile')
  })

  test('is the same file for the same sheet, and another when a word of it changes', async () => {
    const first = await pdf.renderPermit(sheet)
    expect(await pdf.renderPermit(sheet)).toEqual(first)
    expect(await pdf.renderPermit({ ...sheet, printedAt: '۱۴۰۵/۰۸/۳۰، ۱۴:۳۲' })).not.toEqual(first)
  })

  test('prints what looks like code as plain words', async () => {
    expect(pagesOf(await pdf.renderPermit(filledWith(() => HOSTILE)))).toBe(1)
  })

  test('stays one page with long names, cities and a description of a thousand letters', async () => {
    const city = 'شهرک صنعتی بزرگ شهید سلیمی واقع در جادهٔ قدیم آذرشهر به تبریز'
    const long = {
      ...filledWith((text) => (text.length > 8 ? `${text} `.repeat(4) : text)),
      origin: { city, address: 'خیابان '.repeat(12) },
      destination: { city: 'ب'.repeat(60), address: 'x'.repeat(60) },
      description: 'همراه داشتن چادر لازم است. '.repeat(37),
      voided: true,
      voidReason: 'راننده در بارگیری حاضر نشد. '.repeat(5),
    }
    expect(pagesOf(await pdf.renderPermit(long))).toBe(1)
  })

  test('of many are one paper, each from a page of its own, long ones told by their own number of pages', async () => {
    const long = { ...sheet, permitNumber: '۲', description: 'توضیح بسیار بلند. '.repeat(400) }
    const one = Number(pagesOf(await pdf.renderPermit(long)))
    expect(one).toBeGreaterThan(1)
    const many = Array.from({ length: 6 }, (_, i) => ({ ...sheet, permitNumber: `۱${i}` }))
    expect(pagesOf(await pdf.renderPermit(sheet, long, ...many))).toBe(7 + one)
  })

  test('of hundreds are printed in two parts, which are the one paper that they were', async () => {
    const long = { ...sheet, permitNumber: '۲', description: 'توضیح بسیار بلند. '.repeat(400) }
    const latin = { ...sheet, company: { name: 'Acme 5 0 R 1 0 obj', tel: '' } }
    const sheets: [PermitSheet, ...PermitSheet[]] = [sheet, long, { ...sheet, voided: true }, latin, long]
    const inParts = createTypstPdf({ fewestInParts: sheets.length })
    const joined = await inParts.renderPermit(...sheets)
    await inParts.close()
    const whole = await pdf.renderPermit(...sheets)
    expect(await drawPages(joined)).toEqual(await drawPages(whole))
    // whoever reads aloud finds each page's words by a number of its own
    expect(spokenPages(joined)).toEqual(spokenPages(whole))
    expect(brokenObjects(joined)).toEqual([])
  })

  test('in parts are refused whole when one of them cannot be printed', async () => {
    const inParts = createTypstPdf({ fewestInParts: 2 })
    const refused = inParts.renderPermit(sheet, { ...sheet, qrText: 'x'.repeat(4000) })
    await expect(refused).rejects.toThrow('permit.typ was not printed')
    await inParts.close()
  })

  test('sets closer the one paper among others that would not be whole', async () => {
    const full = { ...sheet, permitNumber: '۲', description: 'همراه داشتن چادر لازم است. '.repeat(24) }
    const alone = await pdf.renderPermit(full)
    expect(pagesOf(alone)).toBe(1)
    expect(pagesOf(await pdf.renderPermit(sheet, full, { ...sheet, permitNumber: '۳' }))).toBe(3)
  })

  test('runs on to a second page only for a huge description', async () => {
    const huge = await pdf.renderPermit({ ...sheet, description: 'توضیح بسیار بلند. '.repeat(400) })
    expect(pagesOf(huge)).toBe(2)
  })

  test('does without hall, turn, addresses, sender, receiver and description', async () => {
    const bare: PermitSheet = {
      ...sheet,
      hallName: null,
      origin: { city: 'بندرعباس' },
      destination: { city: 'تهران', address: null },
      company: { name: 'ترابر خلیج', tel: '' },
      turn: null,
      description: '',
    }
    expect(pagesOf(await pdf.renderPermit(bare))).toBe(1)
  })

  test('is marked when it is voided', async () => {
    const voided = await pdf.renderPermit({ ...sheet, voided: true, voidReason: 'به درخواست شرکت' })
    expect(pagesOf(voided)).toBe(1)
    expect(voided).not.toEqual(await pdf.renderPermit(sheet))
  })
})

describe('The slip of a turn', () => {
  const slip: TurnSlip = {
    number: '۴۲۱۸',
    date: '۱۴۰۵/۰۸/۳۰',
    plate: sheet.plate,
    driverName: 'علی‌اکبر رستمی',
    loaderType: 'تریلی لبه‌دار',
    taken: { time: '۰۹:۲۵', day: 'شنبه ۳۰ آبان' },
    until: { time: '۰۷:۲۵', day: 'یکشنبه ۱ آذر' },
    valid: '۲۲ ساعت',
    ahead: '۳۷ نفر',
    nextRound: 'اعلام بار بعدی ساعت ۱۰:۰۰',
    ended: null,
    nationalId: '۳۳۹۱۸۴۷۲۰۸',
    mobile: '۰۹۱۷۱۱۴۳۰۸۶',
    driverCard: '۲۱۸۴۵۰۳',
    freighterCard: '۱۷۶۲۰۹۴',
    cards: '۲۱۸۴۵۰۳ و ۱۷۶۲۰۹۴',
    hall: { name: 'بندر شهید رجایی', tel: '۰۷۶۳۳۵۱۴۲۰۰' },
    method: 'به دست سالن',
    fee: '۳۵٬۰۰۰ تومان',
    takenAt: '۱۴۰۵/۰۸/۳۰، ۰۹:۲۵',
    line: '۱۲٬۰۹۴',
    ledgerCode: sheet.ledgerCode,
    printedAt: '۱۴۰۵/۰۸/۳۰، ۰۹:۲۶',
    qrText: 'https://bargah.example.ir/log/3?turn=4218',
  }

  test('is one page, in its plainest form and at its longest', async () => {
    const bare = { ...slip, until: null, nextRound: null, driverCard: null, line: null, ledgerCode: null }
    const long = {
      ...slip,
      number: '۱۲۳۴۵۶۷',
      driverName: 'سید محمدامین حسینی‌زادهٔ طباطبایی یزدی‌نژاد',
      hall: { name: 'پایانهٔ بزرگ بار شهید رجایی بندرعباس، دروازهٔ شمالی', tel: '۰۷۶۳۳۵۱۴۲۰۰' },
      ended: 'این نوبت دیگر فعال نیست (پایان‌یافته از سوی سالن) و با آن باری داده نمی‌شود.',
    }
    for (const each of [slip, bare, long]) expect(pagesOf(await pdf.renderTurnSlip(each))).toBe(1)
  })
})

describe('Printing', () => {
  test('gives each of those who print at once their own paper', async () => {
    const numbers = ['۱', '۲', '۳']
    const print = (permitNumber: string) => pdf.renderPermit({ ...sheet, permitNumber })
    const together = await Promise.all(numbers.map(print))
    expect(new Set(together.map(String)).size).toBe(3)
    expect(together[1]).toEqual(await print('۲'))
  })

  test('leaves nothing of a paper in the next: each is as a new process makes it', async () => {
    const others: PermitSheet[] = [
      { ...sheet, permitNumber: '۷', description: 'توضیح بسیار بلند. '.repeat(400) },
      { ...sheet, permitNumber: '۸', driver: { ...sheet.driver, name: 'سجاد مرادی' }, voided: true },
    ]
    for (const other of others) await pdf.renderPermit(other)
    const anew = createTypstPdf()
    expect(await pdf.renderPermit(sheet)).toEqual(await anew.renderPermit(sheet))
    await anew.close()
  })

  test('goes on in a new process when one has grown beyond its memory', async () => {
    const small = createTypstPdf({ keptBytes: 0 })
    const first = await small.renderPermit(sheet)
    expect(await small.renderPermit(sheet)).toEqual(first)
    await small.close()
  })

  test('refuses what cannot be printed, and prints the next', async () => {
    const refused = pdf.renderPermit({ ...sheet, qrText: 'x'.repeat(4000) })
    const next = pdf.renderPermit(sheet)
    await expect(refused).rejects.toThrow('permit.typ was not printed')
    expect(pagesOf(await next)).toBe(1)
  })

  test('starts its process anew after ending it for idleness', async () => {
    const hasty = createTypstPdf({ idleMs: 0 })
    await hasty.renderPermit(sheet)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pagesOf(await hasty.renderPermit(sheet))).toBe(1)
    await hasty.close()
  })

  test('gives up a paper that takes too long', async () => {
    const impatient = createTypstPdf({ renderMs: 1 })
    await expect(impatient.renderPermit(sheet)).rejects.toThrow('it took longer than 1 ms')
    await impatient.close()
  })

  test('finishes what is under way when it is closed, and takes nothing more', async () => {
    const closing = createTypstPdf()
    const last = closing.renderPermit(sheet)
    await closing.close()
    expect(pagesOf(await last)).toBe(1)
    await expect(closing.renderPermit(sheet)).rejects.toThrow('closed')
  })
})

describe('The statement of a wallet', () => {
  const line = {
    number: '۹۱۰۲۱',
    at: '۰۸/۲۴، ۰۹:۱۲',
    description: 'بلوکه برای بار، ۴ کامیون، بندرعباس به شیراز',
    paper: 'بار ۲۰۴۰۲',
    deposit: '',
    withdraw: '۲٬۴۰۰٬۰۰۰',
    balance: '۳۸٬۲۵۰٬۰۰۰',
  }
  const part = (sign: string, label: string, amount: string) => ({ sign, label, amount })
  const opens = { at: '۰۸/۲۴، ۰۰:۰۰', label: 'ماندهٔ آغاز', balance: '۴۰٬۶۵۰٬۰۰۰' }
  const sheetOf = (count: number) => ({
    opens,
    lines: Array.from({ length: count }, () => line),
    page: 'برگ ۱ از ۱',
  })
  const statement: Statement = {
    under: 'کیف پول شرکت‌های حمل',
    days: '۱۴۰۵/۰۸/۲۴ تا ۱۴۰۵/۰۸/۳۰',
    unit: 'ریال',
    date: '۱۴۰۵/۰۸/۳۰',
    owner: [
      ['شرکت حمل', 'ترابر خلیج'],
      ['شناسهٔ ملی', '۱۰۳۲۰۸۹۴۵۶۱'],
      ['نشانی', 'بندرعباس، اسکلهٔ شهید رجایی'],
      ['تلفن همراه', '۰۹۱۷۳۶۱۴۴۸۲'],
    ],
    sums: [
      { label: 'ماندهٔ آغاز ۲۴ آبان', amount: '۴۰٬۶۵۰٬۰۰۰' },
      { label: 'واریز، ۵ سند', amount: '۳۳٬۶۰۰٬۰۰۰' },
      { label: 'برداشت، ۱۰ سند', amount: '۲۶٬۰۰۰٬۰۰۰' },
      { label: 'ماندهٔ پایان ۳۰ آبان، ریال', amount: '۴۸٬۲۵۰٬۰۰۰' },
    ],
    sheets: [sheetOf(19)],
    total: { label: 'جمع ۱۵ سند', deposit: '۳۳٬۶۰۰٬۰۰۰', withdraw: '۲۶٬۰۰۰٬۰۰۰' },
    closing: '۴۸٬۲۵۰٬۰۰۰',
    inWords: 'چهل و هشت میلیون و دویست و پنجاه هزار ریال',
    held: [
      part('', 'آغاز', '۲۵٬۲۰۰٬۰۰۰'),
      part('+', 'بلوکه شد، ۴۰', '۲۴٬۰۰۰٬۰۰۰'),
      part('+', 'بازگشت، ۲', '۱٬۲۰۰٬۰۰۰'),
      part('−', 'آزاد شد، ۴', '۲٬۴۰۰٬۰۰۰'),
      part('−', 'هزینهٔ ۲۶ مجوز', '۱۶٬۸۰۰٬۰۰۰'),
      part('=', 'پایان، ۵۲ کامیون', '۳۱٬۲۰۰٬۰۰۰'),
    ],
    signer: 'مهر و امضای شرکت حمل',
    printed: 'چاپ: رضا کاویانی، ۱۴۰۵/۰۸/۳۰، ۱۶:۲۰',
  }

  test('is a page for each of its sheets, full ones too', async () => {
    expect(pagesOf(await pdf.renderStatement(statement))).toBe(1)
    const sheets = [sheetOf(31), sheetOf(39), sheetOf(27)]
    expect(pagesOf(await pdf.renderStatement({ ...statement, sheets }))).toBe(3)
  })

  test('prints long and hostile words on their own lines, and does without a hold', async () => {
    const hostile = { ...line, description: `${HOSTILE} `.repeat(5) }
    const sheets = [{ ...sheetOf(0), lines: Array.from({ length: 19 }, () => hostile) }]
    const owner = statement.owner.map(([label, value]) => [label, `${value} `.repeat(6)] as const)
    expect(pagesOf(await pdf.renderStatement({ ...statement, sheets, owner, held: null }))).toBe(1)
  })
})
