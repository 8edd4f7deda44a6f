import { endpoint, reading } from '../../kernel/endpoint.ts'
import { Health } from './health.schema.ts'

export const health = {
  /** How the server stands: what runs, what is late, what no setting names, and the first steps of a new Bargah (ours). */
  showHealth: endpoint({
    ...reading,
    path: '/api/v1/System/GetHealth',
    about: ['hall', 'company', 'driver', 'sms'],
    access: { roles: ['Admin'] },
    data: Health,
  }),
}
