import type { FeatureDocs } from '../../kernel/docs.ts'
import { erasureRefusals } from './erasures.text.ts'

export const erasuresDocs: FeatureDocs = {
  calls: {
    listErasures: 'Lists open requests to forget a driver.',
    askErasure: 'Asks for a driver to be forgotten; a second administrator confirms it.',
    confirmErasure: 'Confirms that a driver is forgotten: his name, numbers and papers go.',
    withdrawErasure: 'Takes back the request to forget a driver.',
  },
  fields: {
    id: 'Request, an id of `listErasures`.',
    driverName: 'Name of the driver.',
    nationalCode: 'National code of the driver, ten digits.',
    reason: 'Why he is to be forgotten.',
    expiresAt: 'Instant until which the second administrator may confirm it.',
  },
  reasons: { ErasureReason: erasureRefusals },
}
