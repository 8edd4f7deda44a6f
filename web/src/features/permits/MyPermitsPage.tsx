/** مجوزهای من */
export default function MyPermitsPage() {
  return <h1>مجوزهای من</h1>
}
