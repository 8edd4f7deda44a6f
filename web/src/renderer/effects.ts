import { options } from 'preact'

/** Before the next press, key or letter comes, as the panel and its pickers count on; all else after the next frame. */
const told = [
  'beforeinput',
  'blur',
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'submit',
]
const frameMs = 35

let waiting: (() => void) | undefined

function flush(): void {
  const effects = waiting
  waiting = undefined
  effects?.()
}

function afterFrame(): void {
  const later = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    setTimeout(flush)
  }
  // a window out of sight has no frames
  const timer = setTimeout(later, frameMs)
  const frame = requestAnimationFrame(later)
}

let isFollowed = false
let isAnswering = false

function answer(): void {
  flush()
  isAnswering = true
  setTimeout(() => (isAnswering = false))
}

function follow(): void {
  if (isFollowed) return
  isFollowed = true
  for (const name of told) window.addEventListener(name, answer, true)
}

options.requestAnimationFrame = (effects) => {
  follow()
  waiting = effects
  if (isAnswering) queueMicrotask(flush)
  else afterFrame()
}
