export { MyWishes } from './MyWishes.tsx'
export { TellFromHere } from './TellFromHere.tsx'
