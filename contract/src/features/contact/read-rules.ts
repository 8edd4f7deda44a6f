type Line = { at: number; text: string }
/** A part of the rules as a reader sees it; `at`: the line that it begins in. */
export type RulesBlock =
  | ({ is: 'heading' } & Line)
  | ({ is: 'paragraph' } & Line)
  | { is: 'list'; at: number; items: Line[] }

const heading = /^#+\s*/
const item = /^(?:[-•*]|[\d۰-۹٠-٩]{1,3}[.)])\s+/

/** In: plain text. Out: its parts: lines with # are headings, with -, • or a number lists, what else stands together paragraphs. */
export function readRules(text: string): RulesBlock[] {
  const blocks: RulesBlock[] = []
  let isNew = true
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() !== '') addLine(blocks, { at, text: line.trim() }, isNew)
    isNew = line.trim() === ''
  }
  return blocks
}

function addLine(blocks: RulesBlock[], { at, text }: Line, isNew: boolean): void {
  const last = blocks.at(-1)
  if (heading.test(text)) blocks.push({ is: 'heading', at, text: text.replace(heading, '') })
  else if (item.test(text)) addItem(blocks, last, { at, text: text.replace(item, '') })
  else if (isNew || !last || last.is === 'heading') blocks.push({ is: 'paragraph', at, text })
  else goOn(last, text)
}

function addItem(blocks: RulesBlock[], last: RulesBlock | undefined, line: Line): void {
  if (last?.is === 'list') last.items.push(line)
  else blocks.push({ is: 'list', at: line.at, items: [line] })
}

/** A line that belongs to what stands above it. */
function goOn(last: RulesBlock, text: string): void {
  const line = last.is === 'list' ? last.items.at(-1) : last
  if (line) line.text += ` ${text}`
}
