/** مجوزهای صادرشده */
export default function PermitsPage() {
  return <h1>مجوزهای صادرشده</h1>
}
