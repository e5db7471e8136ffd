/** What a browser offers that reads codes by itself; most phones with Android do. */
interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Reads the QR code of a picture; undefined where there is none. */
export type ReadCode = (source: HTMLVideoElement | HTMLCanvasElement) => Promise<string | undefined>

/** Pixels of the longer side that are looked at. */
const side = 720

const sizeOf = (source: HTMLVideoElement | HTMLCanvasElement) =>
  source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]

/** The browser's own reader where it has one, else one that comes with the page. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  if (Own && (await Own.getSupportedFormats().catch((): readonly string[] => [])).includes('qr_code')) {
    const detector = new Own({ formats: ['qr_code'] })
    return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue
  }
  const { default: jsQR } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  return async (source) => {
    const [width = 0, height = 0] = sizeOf(source)
    if (!drawn || !width || !height) return undefined
    const scale = Math.min(1, side / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    drawn.drawImage(source, 0, 0, canvas.width, canvas.height)
    const { data } = drawn.getImageData(0, 0, canvas.width, canvas.height)
    return jsQR(data, canvas.width, canvas.height, { inversionAttempts: 'dontInvert' })?.data || undefined
  }
}
