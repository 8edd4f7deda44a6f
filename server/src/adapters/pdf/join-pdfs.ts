/** A paper as Typst wrote it: what comes before its objects, these in the order of their numbers and bytes, and its end. */
type Paper = { head: Buffer; objects: Buffer[]; end: string }

/** Of these kinds Typst writes one object each, first of all: the tree of pages, and that of what readers aloud are told. */
const trees = 2

/**
 * Papers that Typst wrote, as one: page after page, and what readers aloud are told under one roof. All else follows as it
 * was, under new numbers. Title, author and language are the first paper's.
 */
export function joinPdfs(files: readonly Uint8Array[]): Buffer {
  const papers = files.map(readPaper)
  const [first, last] = [papers[0], papers.at(-1)]
  if (!first || !last) throw new Error('there is no paper')
  const roof = papers.reduce((count, { objects }) => count + objects.length - trees, trees) + 1
  const objects: Buffer[] = []
  const all = { pages: '', count: 0, told: '', toldByPage: '', keys: 0 }
  for (const paper of papers) {
    const place = { before: objects.length, keysBefore: all.keys, roof }
    const [pages, told, ...others] = paper.objects.map((object) => renumber(object, place))
    all.pages += ` ${find(pages, /\/Kids \[([^\]]*)\]/)}`
    all.count += Number(find(pages, /\/Count (\d+)/))
    all.told += ` ${find(told, /\/K \[([^\]]*)\]/)}`
    all.toldByPage += ` ${laterKeys(find(told, /\/Nums \[([^\]]*)\]/), all.keys)}`
    all.keys += Number(find(told, /\/ParentTreeNextKey (\d+)/))
    objects.push(...others)
  }
  objects.unshift(
    objectOf(1, `/Type /Pages /Count ${all.count} /Kids [${all.pages}]`),
    objectOf(2, `/Type /StructElem /S /Document /P ${roof} 0 R /K [${all.told}]`),
  )
  const names = `/RoleMap ${find(first.objects[1], /\/RoleMap (<<[^>]*>>)/)} /ParentTreeNextKey ${all.keys}`
  const tree = `/Type /StructTreeRoot /K [2 0 R] /ParentTree << /Nums [${all.toldByPage}] >> ${names}`
  objects.push(objectOf(roof, tree))
  const ids = [first, last].map(({ end }) => find(end, /\/ID \[(\([^)]*\))/)).join(' ')
  const [root, info] = [/\/Root (\d+)/, /\/Info (\d+)/].map((nr) => find(first.end, nr))
  return write(first.head, objects, `/Root ${root} 0 R /Info ${info} 0 R /ID [${ids}]`)
}

const objectOf = (nr: number, words: string) => Buffer.from(`${nr} 0 obj\n<< ${words} >>\nendobj\n\n`)

const laterKeys = (byKey: string, before: number) =>
  byKey.replace(/(\d+) (\d+ 0 R)/g, (_, key, object) => `${Number(key) + before} ${object}`)

function find(text: string | Buffer | undefined, pattern: RegExp): string {
  const [, found] = pattern.exec(String(text)) ?? []
  if (found === undefined) throw new Error(`a paper of Typst has no ${pattern.source}`)
  return found
}

function readPaper(bytes: Uint8Array): Paper {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = Number(find(file.subarray(-64), /startxref\s+(\d+)/))
  const end = file.toString('latin1', table)
  const starts = [...end.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, start]) => Number(start))
  const objects = starts.map((start, at) => file.subarray(start, starts[at + 1] ?? table))
  return { head: file.subarray(0, starts[0]), objects, end }
}

/**
 * An object as it stands after `before` others, in a paper whose tree for readers aloud is the object `roof`; the first two
 * numbers mean what is of all. How many pages the paper has, which is also said beside it, is left out.
 */
function renumber(
  object: Buffer,
  { before, keysBefore, roof }: { before: number; keysBefore: number; roof: number },
) {
  const isAbout = object.subarray(0, 80).includes('/Type /Metadata')
  const stream = isAbout ? -1 : object.indexOf('\nstream\n')
  const end = stream === -1 ? object.length : stream
  const words = object
    .toString('latin1', 0, end)
    .replace('/StructTreeRoot 2 0 R', `/StructTreeRoot ${roof - before} 0 R`)
    .replace(/(\d+) 0 (obj|R)\b/g, (whole, nr, what) =>
      nr > trees ? `${Number(nr) + before} 0 ${what}` : whole,
    )
    .replace(/\/StructParents (\d+)/, (_, key) => `/StructParents ${Number(key) + keysBefore}`)
    .replace(/<xmpTPg:NPages>\d+<\/xmpTPg:NPages>/, (count) => ' '.repeat(count.length))
  return Buffer.concat([Buffer.from(words, 'latin1'), object.subarray(end)])
}

function write(head: Buffer, objects: readonly Buffer[], names: string): Buffer {
  const size = objects.length + 1
  let at = head.length
  let table = `xref\n0 ${size}\n0000000000 65535 f\r\n`
  for (const { length } of objects) {
    table += `${String(at).padStart(10, '0')} 00000 n\r\n`
    at += length
  }
  const end = `${table}trailer\n<< /Size ${size} ${names} >>\nstartxref\n${at}\n%%EOF`
  return Buffer.concat([head, ...objects, Buffer.from(end)])
}
