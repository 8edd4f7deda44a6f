import compat, { useState } from 'preact/compat'
import './effects.ts'
import './fields.ts'
import './keys.ts'

/** What stands behind the name `react` in the panel and in the packages that it uses (docs/decisions/0110). */
export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  PureComponent,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} from 'preact/compat'

let last = 0

/** Preact counts from the start again in what waits for its code, so that two elements got one id. */
export function useId(): string {
  const [id] = useState(() => {
    last += 1
    return `i${last}`
  })
  return id
}

const react: object = { ...compat, useId }
export default react
