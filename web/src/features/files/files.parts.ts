/** What other features may draw of files. */
export { PaperView } from './PaperView.tsx'
