import type { FeatureDocs } from '../../kernel/docs.ts'
import { fileRefusals } from './files.text.ts'

export const filesDocs: FeatureDocs = {
  calls: {
    openUploadedFile: 'Gives a document of a permit or a file of a message, by its link.',
    openCompanyPaper: 'Gives the paper that a company sent when it registered, by its link.',
    openProductOwnerPaper: 'Gives the paper that a cargo owner sent when it registered, by its link.',
  },
  fields: {
    fileName: 'The link that a list or page gave, good for a minute.',
    small: 'Whether to give a small picture.',
  },
  reasons: { FileReason: fileRefusals },
}
