/** Whether what was read holds nothing to show: null, an empty list, or a page without rows. */
export function isNothing(data: unknown): boolean {
  if (data === null) return true
  const rows: unknown = Array.isArray(data) ? data : (data as { rows?: unknown }).rows
  return Array.isArray(rows) && rows.length === 0
}
