export {
  issuesWaybillsAtOnce,
  inquiresAs,
  inquiryCredentialsOf,
  inquiryPassword,
} from './company-settings.store.ts'
