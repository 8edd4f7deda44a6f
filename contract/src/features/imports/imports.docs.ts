import type { FeatureDocs } from '../../kernel/docs.ts'
import { ImportRow } from './imports.schema.ts'
import { importRefusals } from './imports.text.ts'

export const importsDocs: FeatureDocs = {
  calls: {
    showImports: 'Shows what the caller may import from a file, and his imports so far.',
    showImport: 'Shows an import with the first of its faulty rows.',
    downloadImportTemplate: 'Gives an empty file with the columns of an import.',
    downloadImportFaults: 'Gives the faulty rows of an import as a file, each with what is wrong.',
    sendImport: 'Sends a file, which is tried out without writing anything.',
    startImport: 'Writes the rows of a file that was tried out.',
    undoImport: 'Takes back the rows that an import wrote.',
  },
  fields: {
    id: 'Import, an id of `showImports`.',
    kind: 'What the rows are.',
    name: 'What the file is called where it came from.',
    keyName: 'Name of the API key by which a program sent the file; null where a person did.',
    format: 'Kind of the file.',
    file: 'The file with the rows.',
    choices: 'What may be imported.',
    columns: 'What a row holds.',
    heading: 'Heading of the column.',
    isRequired: 'Whether each row must have it.',
    example: 'What it may look like.',
    'columns.note': 'What is taken, in words; null where the heading says it.',
    imports: 'The caller’s imports, the latest first.',
    state: 'How far it is.',
    isAll: 'Whether all rows are written or none; else those that are right.',
    rows: 'Rows of the file.',
    done: 'Rows that have been gone through in the present state.',
    faults: 'Rows with a fault.',
    made: 'Rows that stand in the database now.',
    note: 'Why it came to nothing the last time; null otherwise.',
    mayUndo: 'Whether it can be taken back.',
    faultyRows: 'The first of the rows with a fault.',
    heldRial:
      'Rials that its right rows will hold of the company’s wallet, as they were tried out; null where they hold none or are no longer to be written.',
    nr: 'Number of the row in the file.',
    begins: 'How the row begins.',
    fault: 'What is wrong with the row.',
    sentAt: 'Instant at which the file was sent.',
    endedAt: 'Instant at which it was done; null while it is not.',
  },
  shapes: { ImportRow },
  reasons: { ImportReason: importRefusals },
}
