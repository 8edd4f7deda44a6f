import { type Credentials, readGroups } from './credentials.rules.ts'

const width = 900
const height = 600
const edge = 64

/** Draws credentials as a picture and hands it to the browser to keep. `title`: what they are for. */
export async function saveAsPicture({ username, password }: Credentials, title: string): Promise<void> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const look = getComputedStyle(document.documentElement)
  const family = getComputedStyle(document.body).fontFamily
  context.fillStyle = look.getPropertyValue('--hero')
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ffffff'
  const line = (text: string, y: number, font: string, direction: CanvasDirection = 'rtl') => {
    Object.assign(context, { font: `${font} ${family}`, direction, textAlign: 'right' })
    context.fillText(text, width - edge, y, width - 2 * edge)
  }
  line(title, 112, '700 44px')
  line('نام کاربری', 216, '400 28px')
  line(username, 276, '700 52px', 'ltr')
  const groups = readGroups(password).map(({ text }) => text)
  line('گذرواژه', 376, '400 28px')
  line(groups.join('  '), 436, '700 52px', 'ltr')
  line(`بارگاه، ${location.host}`, 544, '400 26px')
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!picture) throw new Error('the picture was not made')
  keep(picture, `bargah-${username}.png`)
}

function keep(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
