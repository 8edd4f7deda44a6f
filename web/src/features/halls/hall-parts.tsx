import { BadgeCheck, Banknote, KeyRound, MapPinHouse, Settings2, Store, TicketCheck } from 'lucide-react'

/** The parts of a hall's page, each with its tab and the act that leads there from the list. */
export const hallParts = [
  { key: 'settings', label: 'تنظیم‌ها', act: 'ویرایش تنظیم‌ها', shortcut: 'E', icon: <Settings2 /> },
  { key: 'companies', label: 'شرکت‌های نماینده', act: 'شرکت‌های نماینده', shortcut: 'C', icon: <Store /> },
  { key: 'natives', label: 'رانندگان بومی', act: 'افزودن رانندهٔ بومی', shortcut: 'B', icon: <MapPinHouse /> },
  { key: 'tariffs', label: 'تعرفهٔ کرایه', act: 'تعرفهٔ کرایه', shortcut: 'R', icon: <Banknote /> },
  { key: 'account', label: 'حساب و گذرواژه', act: 'حساب و گذرواژه', shortcut: 'S', icon: <KeyRound /> },
  { key: 'bills', label: 'بررسی بارنامه', act: 'بررسی بارنامه', shortcut: 'L', icon: <BadgeCheck /> },
  { key: 'turn', label: '', act: 'دادن نوبت', shortcut: 'N', icon: <TicketCheck /> },
] as const
export type HallPart = Exclude<(typeof hallParts)[number]['key'], 'turn'>
