export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  // browsers write a half-space as _
  link.download = name.replaceAll('\u200c', ' ')
  link.click()
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
