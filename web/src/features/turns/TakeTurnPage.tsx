/** گرفتن نوبت */
export default function TakeTurnPage() {
  return <h1>گرفتن نوبت</h1>
}
