/** What builders take where a test says nothing. */
let serial = 0

/** A number that no other thing of this test file has. */
export const next = () => ++serial
export const padded = (n: number, length: number) => String(n).padStart(length, '0')

export const bandarAbbas = { latitude: 27.1865, longitude: 56.2808 }
/** Long before all tests, so that nothing is in the future by accident. */
export const longAgo = new Date('2024-01-01T00:00:00Z')
