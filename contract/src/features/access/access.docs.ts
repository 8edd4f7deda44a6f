import type { FeatureDocs } from '../../kernel/docs.ts'

export const accessDocs: FeatureDocs = {
  calls: {
    checkIsAdminOrSupport: 'Says whether the caller is an administrator or of the support.',
    checkIsAdmin: 'Says whether the caller is an administrator.',
    checkHasAccessTo: 'Says whether the caller holds one of the access flags.',
  },
  fields: { permissionName: ['Name of an access flag.', 'access_Load_Add'] },
}
