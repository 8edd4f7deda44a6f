/** What a load is drawn as on its truck; cartons where nothing better is known. */
export type GoodsShape = 'sheets' | 'coils' | 'pipes' | 'sacks' | 'grain' | 'tiles' | 'cartons'
/** `sided`: low sides; `flat`: none; `covered`: a tarpaulin; `cold`: a box that cools. */
export type TruckShape = 'sided' | 'flat' | 'covered' | 'cold'

/** The first that is found in the name decides: «ورق رول» is a coil, «لوله» comes before «آهن». */
const goodsWords: readonly [RegExp, GoodsShape][] = [
  [/کلاف|رول|کویل/, 'coils'],
  [/لوله|پروفیل|میلگرد|تیرآهن|نبشی|شمش|الوار/, 'pipes'],
  [/ورق|آهن|فولاد|اسلب/, 'sheets'],
  [/فله|گندم|جو|ذرت|کنجاله|سویا|شن|ماسه|کلینکر|کنستانتره|گندله|خاک|زغال|نمک/, 'grain'],
  [/کاشی|سرامیک|سنگ|آجر|بلوک|شیشه/, 'tiles'],
  [/گونی|کیسه|جامبو|سیمان|پلیمر|پتروشیمی|برنج|شکر|آرد|کود|گچ/, 'sacks'],
]

/** In: the words for a load's goods and its packaging. Out: how it is drawn. */
export const shapeOfGoods = (...words: readonly (string | null | undefined)[]): GoodsShape => {
  const said = words.filter(Boolean).join(' ')
  return goodsWords.find(([word]) => word.test(said))?.[1] ?? 'cartons'
}

const truckWords: readonly [RegExp, TruckShape][] = [
  [/یخچال/, 'cold'],
  [/چادر|ترانزیت|مسقف|اتاق/, 'covered'],
  [/کفی|بغل‌باز|بدون لبه/, 'flat'],
]

/** In: the name of a loader type. Out: how the truck is drawn. */
export const shapeOfTruck = (loaderTypeName: string | null | undefined): TruckShape =>
  truckWords.find(([word]) => word.test(loaderTypeName ?? ''))?.[1] ?? 'sided'

/** In: the name of a loader type. Out: how many axles are drawn at its end: one of a «تک», two of a «جفت», three of a trailer. */
export function rearAxlesOf(loaderTypeName: string | null | undefined): 1 | 2 | 3 {
  const name = loaderTypeName ?? ''
  if (/^(تک|خاور|۹۱۱|کامیونت|وانت|نیسان|پیکان)/.test(name)) return 1
  return name.startsWith('جفت') ? 2 : 3
}
