/** The one place where a driver is told of rials, since the bank shows them. */
export const BankSentence = () => <p>در بانک یک صفر بیشتر می‌بینید، چون ریال است.</p>
