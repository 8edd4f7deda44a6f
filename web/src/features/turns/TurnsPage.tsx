/** نوبت‌های رانندگان */
export default function TurnsPage() {
  return <h1>نوبت‌های رانندگان</h1>
}
