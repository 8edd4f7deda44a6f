/** Said to drivers and to staff. */
export const noFreeLoads = 'بارهای آزاد در هر ساعت روز اعلام می‌شوند؛ کمی بعد دوباره سر بزنید.'
