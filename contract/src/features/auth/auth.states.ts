/** What a client may say that it is. */
export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung'] as const
export type Browser = (typeof browsers)[number]
export const systems = ['android', 'ios', 'windows', 'mac', 'linux'] as const
export type System = (typeof systems)[number]

/** What a device goes by whose client gives it no name. */
export const unknownDevice = 'unknown-device'
