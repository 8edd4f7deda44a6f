/** What is said of a needed value that was not given, by how one gives it. In: its Persian name. */
export const notEntered = (label: string) => `${label} را وارد کنید.`
export const notChosen = (label: string) => `${label} را انتخاب کنید.`
export const notWritten = (label: string) => `${label} را بنویسید.`
