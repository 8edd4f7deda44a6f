export const fileRefusals = {
  quota: 'سهم امروز شما برای فرستادن فایل تمام شده است؛ فردا دوباره بفرستید.',
} as const
export type FileRefusal = keyof typeof fileRefusals
