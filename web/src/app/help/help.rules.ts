type HelpStep = { tone: 'plum' | 'sign' | 'go'; title: string; words: string; said: string }

/** How a turn works, in four pictures; the words of each are read out by who cannot see it. */
export const helpSteps: readonly HelpStep[] = [
  {
    tone: 'plum',
    title: 'نوبت بگیرید',
    words: 'در سالن نوبت بگیرید. شمارهٔ شما روی همین گوشی می‌ماند.',
    said: '۱: در سالن نوبت بگیرید.',
  },
  {
    tone: 'plum',
    title: 'سه بار، به ترتیب',
    words: 'سه بار را به ترتیب انتخاب کنید: اگر اولی نشد، دومی. فهرست بلندتر هیچ زیانی ندارد.',
    said: '۲: سه بار را به ترتیب انتخاب کنید.',
  },
  {
    tone: 'sign',
    title: 'نوبت جلوتر، اول',
    words:
      'هر بار به کسی می‌رسد که نوبتش جلوتر است. زودتر زدن فرقی ندارد. در سالنی که دور ندارد، بار مال کسی است که زودتر بگیرد.',
    said: '۳: بار به کسی می‌رسد که نوبتش جلوتر است.',
  },
  {
    tone: 'go',
    title: 'کد را نشان بدهید',
    words: 'کد را جلوی نگهبان بگیرید و بروید. بی اینترنت هم درست است.',
    said: '۴: کد را نشان بدهید و بروید.',
  },
]

/** All four, one after another. */
export const sayAllSteps = (): string => helpSteps.map(({ said }) => said).join(' ')

/** In: what an address asks for. Out: the picture that it names, from 1, or null for all of them. */
export function pictureOf(asked: unknown): number | null {
  const number = Number(asked)
  return Number.isInteger(number) && number >= 1 && number <= helpSteps.length ? number : null
}
