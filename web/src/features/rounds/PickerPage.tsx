/** انتخاب بار */
export default function PickerPage() {
  return <h1>انتخاب بار</h1>
}
