/** بارهای اعلام‌شده */
export default function CargosPage() {
  return <h1>بارهای اعلام‌شده</h1>
}
