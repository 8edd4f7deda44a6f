import { options, type VNode } from 'preact'

/**
 * What the panel counts on and its renderer (docs/decisions/0110) leaves to the browser: a field shows the value that it was
 * given, also where what was typed changed nothing, and what says `autoFocus` takes the focus when it comes.
 */
type Drawn = VNode<Record<string, unknown>> & { __e?: unknown }
type Kept = { value?: string; checked?: boolean }

const kept = new WeakMap<Element, Kept>()
const seen = new WeakSet<Element>()
const before = options.diffed

options.diffed = (vnode) => {
  before?.(vnode)
  const { type, props, __e: element } = vnode as Drawn
  if (typeof type !== 'string' || !(element instanceof HTMLElement)) return
  if (type === 'input' || type === 'textarea' || type === 'select') keep(element, props)
  if (props.autoFocus && !seen.has(element)) {
    seen.add(element)
    // it stands in the page when all that is drawn now does
    queueMicrotask(() => element.focus())
  }
}

function keep(element: Element, { value, checked }: Record<string, unknown>) {
  follow()
  const given: Kept = {}
  if (value !== undefined && value !== null) given.value = String(value)
  if (typeof checked === 'boolean') given.checked = checked
  kept.set(element, given)
}

/** A press that is sent to the server is shown as pressed a moment later; till then it does not go back and forth. */
const choiceMs = 50

/** After those who listen have said what follows, and it was drawn. Texts change with each letter, choices when they are made. */
function putBack({ target, type }: Event) {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isChoice(target))
  if (isText !== (type === 'input')) return
  const fields = fieldsOf(target)
  const putAll = () => fields.forEach(showGiven)
  if (isText) queueMicrotask(() => queueMicrotask(putAll))
  else setTimeout(putAll, choiceMs)
}

const isChoice = ({ type }: HTMLInputElement) => /checkbox|radio|file/.test(type)

/** What was pressed; of a choice among several, all of them. */
function fieldsOf(target: EventTarget | null): Element[] {
  if (target instanceof HTMLInputElement && target.type === 'radio')
    return [...document.getElementsByName(target.name)]
  return target instanceof Element ? [target] : []
}

function showGiven(element: Element) {
  const { value, checked } = kept.get(element) ?? {}
  const field = element as HTMLInputElement
  if (value !== undefined && !isChoice(field) && field.value !== value) field.value = value
  if (checked !== undefined && field.checked !== checked) field.checked = checked
}

let isFollowed = false

/** From the first field on. */
function follow() {
  if (isFollowed) return
  isFollowed = true
  for (const name of ['input', 'change']) window.addEventListener(name, putBack)
}
