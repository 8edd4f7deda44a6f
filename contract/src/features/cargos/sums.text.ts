/** One word for each sum of a load, for every screen, spreadsheet and paper. */
export const sums = {
  rent: 'کرایه',
  rentPerTruck: 'کرایهٔ هر کامیون',
  /** Of the driver's wallet, when a permit is issued. */
  driverFee: 'هزینهٔ نوبت',
  /** Of the company's wallet, for the hall. */
  companyFee: 'هزینهٔ سالن',
  /** Of the company's wallet, for the platform. */
  commission: 'کارمزد',
  /** The rent without the driver's fee. */
  netPay: 'خالص دریافتی',
  /** What a sum of permits leaves out where nobody has counted them. */
  withoutVoided: 'بی باطل‌شده‌ها',
} as const
