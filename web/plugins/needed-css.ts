import { Window } from 'happy-dom'
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'

/** In: HTML, and sheets in their order. Out: the rules by which that HTML is drawn, and the tokens that they name. */
export function neededCss(html: string, sheets: readonly string[]): string {
  const { document } = new Window()
  document.body.innerHTML = html
  const root = postcss.parse(sheets.join('\n'))
  root.walkRules((rule) => keepMatching(rule, (selector) => matches(document, selector)))
  root.walkAtRules((at) => {
    if (isForOthers(at)) at.remove()
  })
  dropTokens(root)
  dropEmpty(root)
  return root.toString()
}

type Document = Window['document']

const states = 'hover|active|focus|focus-visible|focus-within|disabled|checked|target|modal|popover-open|open'
const inState = new RegExp(`:(${states}|has)`)
const notInState = new RegExp(`:not\\(:(${states})\\)`, 'g')
/** What the page says of itself, one way or the other, and what is no element of its own. */
const either = /\[data-(theme|text|opens)[^\]]*\]|::[\w-]+(\([^)]*\))?/g

/** Whether something may be drawn by it at once: what is pointed at, pressed or chosen comes later. */
function matches(document: Document, selector: string): boolean {
  const plain = selector.replaceAll(notInState, '').replaceAll(either, '').replaceAll(':root', 'html').trim()
  if (inState.test(plain)) return false
  try {
    return plain === '' || document.querySelector(plain) !== null
  } catch {
    // a selector that is not understood here may be needed
    return true
  }
}

function keepMatching(rule: Rule, isNeeded: (selector: string) => boolean) {
  if (rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as AtRule).name)) return
  const kept = rule.selectors.filter(isNeeded)
  if (kept.length === 0) rule.remove()
  else rule.selectors = kept
}

/** Motions, print, other letters than the Persian ones: none of it is there at first. */
function isForOthers({ name, params, nodes }: AtRule): boolean {
  if (name === 'font-face') return !nodes?.some((node) => node.toString().includes('persian'))
  if (name === 'media') return /print|min-width|hover|forced-colors/.test(params)
  return /keyframes|property|supports|container/.test(name)
}

/** Drops tokens that nothing names, over and over, since a token may be named by one that goes. */
function dropTokens(root: Container) {
  for (;;) {
    const named = new Set(root.toString().match(/(?<=var\()--[\w-]+/g))
    let dropped = 0
    root.walkDecls((decl: Declaration) => {
      if (!decl.prop.startsWith('--') || named.has(decl.prop)) return
      decl.remove()
      dropped += 1
    })
    if (dropped === 0) return
  }
}

function dropEmpty(root: Container) {
  const drop = (node: ChildNode) => {
    if ('nodes' in node && node.nodes) {
      for (const child of node.nodes.toReversed()) drop(child)
      if (node.nodes.length === 0) node.remove()
    }
  }
  for (const node of (root.nodes ?? []).toReversed()) drop(node)
}
