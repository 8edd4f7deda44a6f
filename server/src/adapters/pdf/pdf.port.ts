/** Where a load is taken from or to: `address` is the street or yard within the city. */
export interface SheetPlace {
  city: string
  address?: string | null
}

/** The permit in a reader's words (rules 12.6). What is null or empty loses its line; nothing is read as markup. */
export interface PermitSheet {
  permitNumber: string
  /** The bare name («بندر شهید رجایی»); null for free cargo. */
  hallName: string | null
  origin: SheetPlace
  destination: SheetPlace
  /** With its unit: «۱٬۲۶۸ کیلومتر». */
  distanceKm: string
  plate: { two: string; letter: string; three: string; region: string }
  driver: { name: string; nationalId: string; mobile: string; smartCard: string }
  freighter: { smartCard: string; loaderType: string }
  /** Weight, value and rent with their units. */
  cargo: { goods: string; packaging: string; weight: string; value: string; rent: string; number: string }
  company: { name: string; tel: string; sender?: string | null; receiver?: string | null }
  /** `number` and `round` are null when no turn was used; then only when and how it was issued is printed. */
  turn: { number: string | null; round: string | null; issuedAt: string; method: string } | null
  description: string
  /** What the QR code says: the address of `/verify/{code}`. */
  qrText: string
  /** The twelve digits that people type instead, in groups of four. */
  typedCode: string
  /** Where they are typed, without the scheme: «bargah.ir/verify». */
  verifyAddress: string
  /** Where the square is read without a network: «bargah.ir/check». */
  checkAddress: string
  /** The public key that the square is checked by, and its id. */
  publicKey: { id: string; text: string }
  /** Groups of four digits. */
  ledgerCode: string
  printedAt: string
  /** A voided permit carries «باطل» across the page, and the reason above the route. */
  voided: boolean
  voidReason?: string | null
}

type PrintedMoment = { time: string; day: string }

/** The slip of a turn in words, as a reader sees them. What is null or empty loses its line. */
export interface TurnSlip {
  number: string
  /** Where the hall's log tells of it, «۱۲٬۰۹۴», and the log's code up to there in groups of four; null when it does not. */
  line: string | null
  ledgerCode: string | null
  date: string
  plate: PermitSheet['plate']
  driverName: string
  loaderType: string
  taken: PrintedMoment
  /** Null: the turn has no end. */
  until: PrintedMoment | null
  /** From one to the other: «۲۲ ساعت». */
  valid: string
  /** How many stood before it when it was taken: «۳۷ نفر». */
  ahead: string
  nextRound: string | null
  /** Why the turn is no good any more; null while it lives. */
  ended: string | null
  nationalId: string
  mobile: string
  driverCard: string | null
  freighterCard: string
  /** The two cards in one line, for the stub. */
  cards: string
  hall: { name: string; tel: string }
  method: string
  fee: string
  takenAt: string
  printedAt: string
  /** The address of the turn in the public log. */
  qrText: string
}

type PrintedSum = { label: string; amount: string }
type StatementLine = {
  number: string
  at: string
  description: string
  paper: string
  deposit: string
  withdraw: string
  balance: string
}

/** The statement of a wallet in words, as a reader sees them; a sum adds up as its signs say. */
export interface Statement {
  /** «کیف پول شرکت‌های حمل» */
  under: string
  /** «۲۴ تا ۳۰ آبان ۱۴۰۵» */
  days: string
  /** What all sums are in: «ریال», or «تومان» for a driver. */
  unit: string
  date: string
  /** Label and value of each fact of the owner, in two columns. */
  owner: readonly (readonly [label: string, value: string])[]
  /** Opening, in, out and closing. */
  sums: readonly [PrintedSum, PrintedSum, PrintedSum, PrintedSum]
  /** The lines of each sheet, the oldest first, and with what balance it opens: the first with that of its first day. */
  sheets: readonly {
    opens: { at: string; label: string; balance: string }
    lines: readonly StatementLine[]
    /** «برگ ۱ از ۲» */
    page: string
  }[]
  total: { label: string; deposit: string; withdraw: string }
  closing: string
  inWords: string
  /** What is on hold, each part with its sign; null for a driver. */
  held: readonly (PrintedSum & { sign: string })[] | null
  signer: string
  printed: string
}

/** Makes the papers that are printed. */
export interface Pdf {
  /** Permits as one A4 PDF, a page each but for a very long description. Rejects when it cannot be made. */
  renderPermit(...sheets: [PermitSheet, ...PermitSheet[]]): Promise<Buffer>
  /** The slip of one turn, an A4 page. Rejects when it cannot be made. */
  renderTurnSlip(slip: TurnSlip): Promise<Buffer>
  /** The statement of a wallet, on as many A4 sheets as it has. Rejects when it cannot be made. */
  renderStatement(statement: Statement): Promise<Buffer>
  /** Finishes what is under way and gives back thread and memory; later renders are rejected. */
  close(): Promise<void>
}
