/** بررسی مجوز */
export default function VerifyPage() {
  return <h1>بررسی مجوز</h1>
}
