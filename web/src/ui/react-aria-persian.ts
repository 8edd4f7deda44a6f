import { naturalDate } from './natural-date.ts'

/**
 * Persian words for React Aria, which has none of its own. The build puts these in place of its English
 * dictionaries (see vite.config.ts); each export is named after the dictionary that it replaces.
 */
type Args<Name extends string> = Record<Name, string>

export const calendar = {
  previous: 'ماه قبل',
  next: 'ماه بعد',
  selectedDateDescription: ({ date }: Args<'date'>) => `تاریخ انتخاب‌شده: ${naturalDate(date)}`,
  selectedRangeDescription: ({ dateRange }: Args<'dateRange'>) => `بازهٔ انتخاب‌شده: ${dateRange}`,
  todayDate: ({ date }: Args<'date'>) => `امروز، ${date}`,
  todayDateSelected: ({ date }: Args<'date'>) => `امروز، ${date}، انتخاب شده`,
  dateSelected: ({ date }: Args<'date'>) => `${date}، انتخاب شده`,
  startRangeSelectionPrompt: 'برای شروع بازه بزنید',
  finishRangeSelectionPrompt: 'برای پایان بازه بزنید',
  minimumDate: 'نخستین تاریخ موجود',
  maximumDate: 'آخرین تاریخ موجود',
  dateRange: ({ startDate, endDate }: Args<'startDate' | 'endDate'>) => `${startDate} تا ${endDate}`,
}

export const datepicker = {
  era: 'دوره',
  year: 'سال',
  month: 'ماه',
  day: 'روز',
  hour: 'ساعت',
  minute: 'دقیقه',
  second: 'ثانیه',
  dayPeriod: 'پیش یا پس از ظهر',
  calendar: 'تقویم',
  startDate: 'تاریخ شروع',
  endDate: 'تاریخ پایان',
  weekday: 'روز هفته',
  timeZoneName: 'منطقهٔ زمانی',
  selectedDateDescription: ({ date }: Args<'date'>) => `تاریخ انتخاب‌شده: ${naturalDate(date)}`,
  selectedRangeDescription: ({ startDate, endDate }: Args<'startDate' | 'endDate'>) =>
    `بازهٔ انتخاب‌شده: ${startDate} تا ${endDate}`,
  selectedTimeDescription: ({ time }: Args<'time'>) => `ساعت انتخاب‌شده: ${time}`,
  rangeUnderflow: ({ minValue }: Args<'minValue'>) => `تاریخ باید ${minValue} یا پس از آن باشد.`,
  rangeOverflow: ({ maxValue }: Args<'maxValue'>) => `تاریخ باید ${maxValue} یا پیش از آن باشد.`,
  rangeReversed: 'تاریخ شروع باید پیش از تاریخ پایان باشد.',
  unavailableDate: 'این تاریخ در دسترس نیست.',
}

export const spinbutton = { Empty: 'خالی' }

export const overlays = { dismiss: 'بستن' }
