export { holdAddresses } from './customers.store.ts'
export { addressFields, customerFields, customersSelected, isOfCustomers } from './of-cargo.views.ts'
