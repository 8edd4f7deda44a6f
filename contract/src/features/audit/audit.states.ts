/** What a line of the audit tells of: an act of a person, a file that he took of a list, a job that worked by itself. */
export const auditKinds = ['write', 'export', 'job'] as const
export type AuditKind = (typeof auditKinds)[number]
export const auditKindLabels: Record<AuditKind, string> = {
  write: 'کار کاربر',
  export: 'خروجی فهرست',
  job: 'کار خودکار',
}

/** `refused` by a rule, `denied` as not his to do, `absent` as not there or not his to see, `failed` by a fault of ours. */
export const auditOutcomes = ['done', 'refused', 'denied', 'absent', 'failed'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]
export const auditOutcomeLabels: Record<AuditOutcome, string> = {
  done: 'انجام شد',
  refused: 'پذیرفته نشد',
  denied: 'دسترسی نداشت',
  absent: 'پیدا نشد',
  failed: 'خطای سامانه',
}
