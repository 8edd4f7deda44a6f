export { LargePaper, PaperView } from './PaperView.tsx'
