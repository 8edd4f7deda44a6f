/** Words of the cargo screens that are used more than once, or are long. */
export const declareTexts = {
  fillAll: 'لطفاً همهٔ اطلاعات خواسته‌شده را درست وارد کنید.',
  notDeclared: 'بار اعلام نشد؛ آنچه نوشته‌اید مانده است.',
  ownerPaysNothing: 'بار شما پس از تأیید شرکت حمل اعلام می‌شود و از شما هزینه‌ای گرفته نمی‌شود.',
  noCostYet: 'پس از انتخاب مسیر، هزینه این‌جا می‌آید.',
  lackMoney: 'موجودی کیف پول برای این تعداد کامیون کافی نیست؛ کیف پول را افزایش دهید یا تعداد را کم کنید.',
}

export const noFreeLoads = 'بارهای آزاد در هر ساعت روز اعلام می‌شوند؛ کمی بعد دوباره سر بزنید.'
