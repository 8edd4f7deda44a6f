/** A part of the rules as a reader sees it. */
export type RulesBlock =
  | { is: 'heading'; text: string }
  | { is: 'paragraph'; text: string }
  | { is: 'list'; items: string[] }

const heading = /^#+\s*/
const item = /^(?:[-•*]|[\d۰-۹٠-٩]{1,3}[.)])\s+/

/**
 * In: the rules as they are kept, plain text. Out: their parts. A line that begins with # is a heading, lines that begin
 * with -, • or a number are a list, what else stands together is a paragraph.
 */
export function readRules(text: string): RulesBlock[] {
  const blocks: RulesBlock[] = []
  let isNew = true
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line !== '') addLine(blocks, line, isNew)
    isNew = line === ''
  }
  return blocks
}

function addLine(blocks: RulesBlock[], line: string, isNew: boolean): void {
  const last = blocks.at(-1)
  if (heading.test(line)) blocks.push({ is: 'heading', text: line.replace(heading, '') })
  else if (item.test(line)) {
    const text = line.replace(item, '')
    if (last?.is === 'list') last.items.push(text)
    else blocks.push({ is: 'list', items: [text] })
  } else if (!isNew && last?.is === 'paragraph') last.text += ` ${line}`
  else if (!isNew && last?.is === 'list') last.items[last.items.length - 1] += ` ${line}`
  else blocks.push({ is: 'paragraph', text: line })
}
