import { photo } from '../files.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

/** A permit's draft, sent by its company. */
async function sent({ app, permit: newPermit, tokens }: World) {
  const { permit } = await newPermit()
  const body = { FileName: 'حواله', Type: 1, DriverReserveId: permit.id } as const
  await app.call('addDocument', { token: tokens.admin, body: { ...body, File: new Blob([await photo()]) } })
  return { permit, token: tokens.company }
}

/** Documents of permits. */
export const documentLines: Line[] = [
  {
    key: 'addDocument',
    call: 'POST /api/v1/FileUpload/AddFileUpload',
    say: async (world) => {
      const { permit } = await world.permit()
      const body = { FileName: 'IMG_2045.JPG', Type: 0, DriverReserveId: permit.id }
      return { token: world.tokens.company, body, files: { File: await photo() } }
    },
    reads: 'message',
  },
  {
    key: 'listDocuments',
    call: 'GET /api/v1/FileUpload/GetByDriverReserveId',
    say: async (world) => {
      const { permit, token } = await sent(world)
      return { token, query: { DriverReserveId: permit.id } }
    },
    reads: 'type date time fileName',
  },
  ...(
    [
      ['openUploadedFile', 'GET UploadFile/{fileName}'],
      ['openCompanyPaper', 'GET TransportationCompanyUploadFile/{fileName}'],
      ['openProductOwnerPaper', 'GET ProductOwnerUploadFile/{fileName}'],
    ] as const
  ).map(
    ([key, call]): Line => ({
      key,
      call,
      say: async (world) => {
        const { permit, token } = await sent(world)
        const { data } = await world.app.call('listDocuments', {
          token,
          query: { DriverReserveId: permit.id },
        })
        return { query: { fileName: data[0].fileName } }
      },
    }),
  ),
]
