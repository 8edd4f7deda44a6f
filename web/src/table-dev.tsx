import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/ui.css'
import { makeSampleRows, TableSample } from './features/dev-ui/TableSample.tsx'
const q = new URLSearchParams(location.search)
if (q.get('theme')) document.documentElement.dataset.theme = q.get('theme') as string
const rows = makeSampleRows(Number(q.get('rows') ?? 48))
function App() {
  const [on, setOn] = useState(q.get('late') === null)
  return <div style={{ padding: 24 }}>{on ? <TableSample rows={rows} all={q.get('all') !== null} /> : <button onClick={() => setOn(true)}>go</button>}</div>
}
createRoot(document.getElementById('root')!).render(<App />)
