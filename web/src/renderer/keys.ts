import { options } from 'preact'

/**
 * React hands on events of its own, whose words can be copied; the browser's cannot, and the pickers of days (React Aria) copy
 * those of keys before they look at them.
 */
const words = [
  'altKey',
  'code',
  'ctrlKey',
  'currentTarget',
  'isComposing',
  'key',
  'metaKey',
  'repeat',
  'shiftKey',
  'target',
  'type',
]
const before = options.event

options.event = (event) => {
  if (event instanceof KeyboardEvent && !Object.hasOwn(event, 'key')) makeCopyable(event)
  return before ? before(event) : event
}

function makeCopyable(event: KeyboardEvent) {
  for (const word of words.filter((one) => !Object.hasOwn(event, one))) {
    const get = () => Reflect.get(KeyboardEvent.prototype, word, event) as unknown
    Object.defineProperty(event, word, { configurable: true, enumerable: true, get })
  }
}
