/** What a driver's phone begins with, in one file: the shell around all his screens, and his home. */
export { default as DriverHome } from './home/DriverHome.tsx'
export { default as PhoneShell } from './PhoneShell.tsx'
