/** نتیجهٔ دور */
export default function MyResultPage() {
  return <h1>نتیجهٔ دور</h1>
}
