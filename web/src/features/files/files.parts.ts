/** What other features may draw of files. */
export { LargePaper, PaperView } from './PaperView.tsx'
