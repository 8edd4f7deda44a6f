/** میز کار */
export default function StaffHome() {
  return <h1>میز کار</h1>
}
