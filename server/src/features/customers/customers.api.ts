/** What other features may use of customers. */
export { holdAddresses } from './customers.store.ts'
export { addressFields, customerFields, customersSelected, isOfCustomers } from './of-cargo.views.ts'
