/** دادن نوبت */
export default function StaffTurnPage() {
  return <h1>دادن نوبت</h1>
}
