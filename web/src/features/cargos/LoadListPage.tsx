/** بارهای آزاد */
export default function LoadListPage() {
  return <h1>بارهای آزاد</h1>
}
