export { MyWishes } from './MyWishes.tsx'
