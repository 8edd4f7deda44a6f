/** What other features may use of what administrators set for companies. */
export {
  issuesWaybillsAtOnce,
  inquiresAs,
  inquiryCredentialsOf,
  inquiryPassword,
} from './company-settings.store.ts'
