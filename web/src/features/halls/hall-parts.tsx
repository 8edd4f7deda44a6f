import { BadgeCheck, Banknote, KeyRound, MapPinHouse, Settings2, Store, TicketCheck } from 'lucide-react'

/** The parts of a hall's page, each with its tab and the act that leads there from the list. */
export const hallParts = [
  { key: 'settings', label: 'تنظیم‌ها', act: 'ویرایش تنظیم‌ها', icon: <Settings2 /> },
  { key: 'companies', label: 'شرکت‌های نماینده', act: 'شرکت‌های نماینده', icon: <Store /> },
  { key: 'natives', label: 'رانندگان بومی', act: 'افزودن رانندهٔ بومی', icon: <MapPinHouse /> },
  { key: 'tariffs', label: 'تعرفهٔ کرایه', act: 'تعرفهٔ کرایه', icon: <Banknote /> },
  { key: 'account', label: 'حساب و گذرواژه', act: 'حساب و گذرواژه', icon: <KeyRound /> },
  { key: 'bills', label: 'بررسی بارنامه', act: 'بررسی بارنامه', icon: <BadgeCheck /> },
  { key: 'turn', label: '', act: 'دادن نوبت', icon: <TicketCheck /> },
] as const
export type HallPart = Exclude<(typeof hallParts)[number]['key'], 'turn'>
