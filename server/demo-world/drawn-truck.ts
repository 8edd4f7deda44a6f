import { crc32, deflateSync } from 'node:zlib'

const [width, height] = [480, 360]
type Colour = readonly [red: number, green: number, blue: number]

const cabs: readonly Colour[] = [
  [176, 58, 46],
  [31, 97, 141],
  [20, 122, 92],
  [183, 149, 11],
  [94, 75, 139],
  [97, 106, 107],
]
const [sky, haze, road, line, tyre, rim, glass]: Colour[] = [
  [187, 208, 226],
  [231, 222, 204],
  [96, 94, 92],
  [226, 222, 210],
  [34, 34, 36],
  [170, 172, 176],
  [205, 226, 236],
] as const
const loads: readonly Colour[] = [
  [214, 206, 190],
  [84, 110, 82],
  [150, 128, 98],
  [196, 190, 178],
  [120, 116, 112],
  [236, 238, 240],
]
const roadAt = 270

/** A picture that a driver might send of his truck, by its loader type: drawn, with nobody in it. Out: a PNG. */
export function drawTruck(loaderTypeId: number, nr: number): Buffer {
  const canvas = openCanvas()
  // those who drive the same kind come after so many others
  const round = Math.floor(nr / cabs.length)
  const cab = cabs[(nr + round) % cabs.length] as Colour
  const load = loads[(loaderTypeId + round) % loads.length] as Colour
  drawGround(canvas)
  const isLong = loaderTypeId >= 5_000
  const back = isLong ? 52 : 150
  const top = { 5: 132, 6: 160, 4: 150, 3: 160 }[Math.floor(loaderTypeId / 1_000)] ?? 140
  const isFlat = loaderTypeId === 5_001
  canvas.fill(back, isFlat ? 200 : top, 322 - back, isFlat ? 24 : 224 - top, load)
  canvas.fill(back, 224, 372 - back, 14, tyre as Colour)
  canvas.fill(334, 140, 78, 96, cab)
  canvas.fill(372, 152, 34, 36, glass as Colour)
  canvas.fill(404, 212, 14, 18, line as Colour)
  const wheels = isLong ? [92, 138, 290, 380] : [196, 246, 380]
  for (const at of wheels) {
    canvas.disc(at, 246, 26, tyre as Colour)
    canvas.disc(at, 246, 11, rim as Colour)
  }
  return canvas.png()
}

type Canvas = ReturnType<typeof openCanvas>

function drawGround(canvas: Canvas): void {
  for (let y = 0; y < roadAt; y += 1)
    canvas.fill(0, y, width, 1, between(sky as Colour, haze as Colour, y / roadAt))
  canvas.fill(0, roadAt, width, height - roadAt, road as Colour)
  for (let x = 20; x < width; x += 110) canvas.fill(x, 322, 64, 6, line as Colour)
}

const between = (from: Colour, to: Colour, share: number): Colour => {
  const [red, green, blue] = from.map((one, at) => Math.round(one + ((to[at] ?? one) - one) * share))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function openCanvas() {
  const stride = 1 + width * 3
  const points = Buffer.alloc(stride * height)
  const set = (x: number, y: number, colour: Colour) => {
    if (x >= 0 && y >= 0 && x < width && y < height) points.set(colour, y * stride + 1 + x * 3)
  }
  return {
    fill(left: number, top: number, wide: number, high: number, colour: Colour): void {
      for (let y = top; y < top + high; y += 1) for (let x = left; x < left + wide; x += 1) set(x, y, colour)
    },
    disc(atX: number, atY: number, radius: number, colour: Colour): void {
      for (let y = -radius; y <= radius; y += 1)
        for (let x = -radius; x <= radius; x += 1)
          if (x * x + y * y <= radius * radius) set(atX + x, atY + y, colour)
    },
    png: () => encode(points),
  }
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Rows of points, each after the number of its filter, as a PNG of 8 bits a colour. */
function encode(points: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
