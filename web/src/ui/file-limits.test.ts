import { describe, expect, it } from 'vitest'
import { documentLimits, formatBytes, refuseFile, sayLimits } from './file-limits.ts'

const scan = { name: 'کارت هوشمند.JPG', type: 'image/jpeg', size: 840 * 1024 }

describe('the limits of a file', () => {
  it('are said beside the field', () => {
    expect(sayLimits(documentLimits)).toBe('عکس یا پی‌دی‌اف، تا ۱۰ مگابایت')
    expect(sayLimits({ kinds: ['pdf'], maxBytes: 512 * 1024 })).toBe('پی‌دی‌اف، تا ۵۱۲ کیلوبایت')
    expect(formatBytes(12.44 * 1024 * 1024)).toBe('۱۲٫۴ مگابایت')
    expect(formatBytes(57.14 * 1024 ** 3)).toBe('۵۷٫۱ گیگابایت')
    expect(formatBytes(1024 ** 3 - 1)).toBe('۱٬۰۲۴ مگابایت')
    expect(formatBytes(90)).toBe('۹۰ بایت')
  })

  it('let pictures and papers in, up to the last byte', () => {
    expect(refuseFile(scan, documentLimits)).toBeNull()
    expect(refuseFile({ ...scan, size: 10 * 1024 * 1024 }, documentLimits)).toBeNull()
    expect(refuseFile({ name: 'بیمه.pdf', type: '', size: 1 }, documentLimits)).toBeNull()
  })

  it('refuse in a sentence that says what to do', () => {
    expect(refuseFile({ ...scan, name: 'نامه.docx', type: '' }, documentLimits)).toBe(
      'فایل «نامه.docx» پذیرفته نیست؛ فایل jpg، png یا pdf بفرستید.',
    )
    expect(refuseFile({ ...scan, size: 10 * 1024 * 1024 + 1 }, documentLimits)).toBe(
      'حجم فایل بیش از ۱۰ مگابایت است؛ فایل کوچک‌تری بفرستید.',
    )
    expect(refuseFile({ ...scan, size: 0 }, documentLimits)).toContain('خالی است')
  })

  it('see through a file named after another kind', () => {
    expect(refuseFile({ ...scan, type: 'text/html' }, documentLimits)).toContain('پذیرفته نیست')
    expect(refuseFile(scan, { ...documentLimits, kinds: ['pdf'] })).toContain('پذیرفته نیست')
  })
})
