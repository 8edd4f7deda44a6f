import pg, { type FieldDef } from 'pg'
import { type ReadRow, readerOfParts } from './reads-together.ts'

/** What `pg` does with a query and does not declare. */
export type Wire = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  bind(asked: object): void
  close(asked: object): void
  describe(asked: object): void
  execute(asked: object): void
  sync(): void
}
/** How rows are read: columns, a reader for each, and a row with nothing in it. */
type Rows = {
  fields: FieldDef[]
  _parsers?: ((value: string) => unknown)[]
  _prebuiltEmptyResultObject?: unknown
  parseRow?: ReadRow
}
type Answered = (error: Error | null, result: unknown) => void
declare class OpenQuery extends pg.Query {
  constructor(text: string, values: unknown[], answered: Answered)
  name: string | undefined
  _result: Rows
  _accumulateRows: boolean
  _canceledDueToError: Error | false
  prepare(connection: Wire): void
  handleRowDescription(rows: Rows): void
  handleDataRow(row: { fields: unknown[] }): void
  handleCommandComplete(message: unknown, connection: Wire): void
}
const Query = pg.Query as unknown as typeof OpenQuery

/**
 * What one connection knows of its prepared statements: the rows that each gives, with the names that columns have here. In: how
 * a column is named here.
 */
export class KnownRows {
  readonly #known = new Map<string, Rows>()
  readonly #nameHere: (column: string) => string
  #silent: Wire | undefined
  constructor(nameHere: (column: string) => string) {
    this.#nameHere = nameHere
  }

  of(statement: string | undefined): Rows | undefined {
    return statement === undefined ? undefined : this.#known.get(statement)
  }
  keep(statement: string, rows: Rows): void {
    this.#known.set(statement, rows)
  }
  forget(statement: string): void {
    this.#known.delete(statement)
  }
  name({ fields }: Rows): void {
    for (const field of fields) field.name = this.#nameHere(field.name)
  }

  /** The connection, but for the question what rows look like. */
  silent(connection: Wire): Wire {
    return (this.#silent ??= {
      parsedStatements: connection.parsedStatements,
      submittedNamedStatements: connection.submittedNamedStatements,
      bind: (asked) => connection.bind(asked),
      close: (asked) => connection.close(asked),
      describe() {},
      execute: (asked) => connection.execute(asked),
      sync: () => connection.sync(),
    })
  }
}

/**
 * A statement with values. PostgreSQL is asked once for each prepared one what its rows look like; were that to change, it refuses
 * the statement by itself. A pooler may have prepared it anew by then, so rows of another width fail it here, once.
 */
export class Statement extends Query {
  readonly #known: KnownRows

  constructor(
    asked: { name: string | undefined; text: string; values: unknown[] },
    known: KnownRows,
    answered: Answered,
  ) {
    super(asked.text, asked.values, answered)
    this.name = asked.name
    this.#known = known
  }

  override prepare(connection: Wire): void {
    const rows = this.#known.of(this.name)
    if (!rows) return super.prepare(connection)
    Object.assign(this._result, rows)
    this._accumulateRows = true
    super.prepare(this.#known.silent(connection))
  }

  override handleRowDescription(rows: Rows): void {
    this.#known.name(rows)
    super.handleRowDescription(rows)
    const parseRow = readerOfParts(rows.fields, this._result._parsers ?? [])
    if (parseRow) this._result.parseRow = parseRow
  }

  override handleDataRow(row: { fields: unknown[] }): void {
    if (row.fields.length !== this._result.fields.length)
      this._canceledDueToError = new Error('the rows of a prepared statement have changed')
    super.handleDataRow(row)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.name !== undefined && this._canceledDueToError) this.#known.forget(this.name)
    else if (this.name !== undefined && !this.#known.of(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject, parseRow } = this._result
      this.#known.keep(this.name, {
        fields,
        _parsers,
        _prebuiltEmptyResultObject,
        ...(parseRow && { parseRow }),
      })
    }
    super.handleCommandComplete(message, connection)
  }
}
